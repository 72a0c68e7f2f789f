import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export type ImportPeer = {
  program: string;
  ending: 'pdf' | 'doc' | 'docx';
  debianPackage: string;
  argumentsFor: (file: string) => string[];
  /** What it is given to do nothing but start; programs that take many files need none. */
  idleArguments?: string[];
  /** The largest ratio that is good enough. */
  limit: number;
};

export const IMPORT_PEERS: readonly ImportPeer[] = [
  {
    program: 'pdftotext',
    ending: 'pdf',
    debianPackage: 'poppler-utils',
    argumentsFor: (file) => [file, '-'],
    idleArguments: ['-v'],
    limit: 4,
  },
  {
    program: 'catdoc',
    ending: 'doc',
    debianPackage: 'catdoc',
    argumentsFor: (file) => ['-w', file],
    limit: 8,
  },
  {
    program: 'antiword',
    ending: 'doc',
    debianPackage: 'antiword',
    argumentsFor: (file) => ['-w', '0', file],
    limit: 8,
  },
  {
    program: 'docx2txt',
    ending: 'docx',
    debianPackage: 'docx2txt',
    argumentsFor: (file) => [file, '-'],
    idleArguments: ['-h'],
    limit: 8,
  },
];

export function installPeers(): void {
  const missing = IMPORT_PEERS.filter(({ program }) => spawnSync(program, ['-h']).error);
  if (missing.length === 0) {
    return;
  }
  const packages = missing.map(({ debianPackage }) => debianPackage);
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) {
    throw new Error(`The import bench needs these Debian packages: ${packages.join(', ')}.`);
  }
  const { status, stderr } = spawnSync(
    'sh',
    ['-c', `apt-get update && apt-get install --yes --no-install-recommends ${packages.join(' ')}`],
    { encoding: 'utf8', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } },
  );
  if (status !== 0) {
    throw new Error(`Could not install ${packages.join(', ')}.\n${stderr}`);
  }
}
