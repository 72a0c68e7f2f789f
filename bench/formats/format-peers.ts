import { spawnSync } from 'node:child_process';

type Peer = {
  program: string;
  /** The endings it reads, and what it is called with. */
  endings: readonly string[];
  argumentsFor: (file: string, ending: string, folder: string) => string[];
  /** What it is given to do nothing but start. */
  idleArguments: string[];
  /** Why it is no equal. */
  note?: string;
};

const REPEATS = 3;
const TIMEOUT_MS = 60_000;

/** The first that is installed and reads a file is the one beside which we stand. */
const PEERS: readonly Peer[] = [
  {
    program: 'pdftotext',
    endings: ['pdf'],
    argumentsFor: (file) => [file, '-'],
    idleArguments: ['-v'],
  },
  {
    program: 'tesseract',
    endings: ['jpg'],
    argumentsFor: (file) => [file, '-', '-l', 'eng'],
    idleArguments: ['--version'],
    note: 'in English alone, we in Vietnamese too',
  },
  {
    program: 'pandoc',
    endings: ['docx', 'odt', 'rtf', 'epub', 'html', 'md', 'csv', 'tsv'],
    argumentsFor: (file, ending) => [
      '--from',
      ending === 'md' ? 'markdown' : ending,
      '--to',
      'plain',
      file,
    ],
    idleArguments: ['--version'],
  },
  {
    program: 'soffice',
    endings: ['docx', 'odt', 'rtf', 'pptx', 'html'],
    argumentsFor: (file, ending, folder) => [
      '--headless',
      '--convert-to',
      ending === 'pptx' ? 'pdf' : 'txt:Text',
      '--outdir',
      folder,
      file,
    ],
    idleArguments: ['--version'],
  },
];

export type PeerTime = { program: string; milliseconds: number; note: string | undefined };

/** How long another program takes for these files without its start; none where no such program is installed. */
export function timePeer(
  ending: string,
  paths: readonly string[],
  folder: string,
): PeerTime | undefined {
  for (const { program, endings, argumentsFor, idleArguments, note } of PEERS) {
    const reads = (path: string) => run(program, argumentsFor(path, ending, folder));
    if (endings.includes(ending) && run(program, idleArguments) && paths.every(reads)) {
      const idle = fastest(() => run(program, idleArguments));
      const each = paths.map((path) => fastest(() => reads(path)) - idle);
      return { program, milliseconds: each.reduce((sum, time) => sum + time, 0), note };
    }
  }
  return undefined;
}

function run(program: string, programArguments: string[]): boolean {
  const { status, error } = spawnSync(program, programArguments, {
    stdio: 'ignore',
    timeout: TIMEOUT_MS,
  });
  return error === undefined && status === 0;
}

/** Milliseconds of the turn that other work on the machine disturbed least. */
function fastest(turn: () => void): number {
  return Math.min(
    ...Array.from({ length: REPEATS }, () => {
      const startedAt = performance.now();
      turn();
      return performance.now() - startedAt;
    }),
  );
}
