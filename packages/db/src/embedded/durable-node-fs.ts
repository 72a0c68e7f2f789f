import { fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type EmscriptenModule = {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } };
};

/**
 * PGlite's file system has no fsync, so a power cut would lose acknowledged writes.
 * This one passes fsync on to the disk. A test counts the calls, because this relies on internals of PGlite.
 */
export class DurableNodeFs extends NodeFS {
  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const { emscriptenOpts } = await super.init(pg, options);
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [
          ...(emscriptenOpts.preRun ?? []),
          (module: unknown) => {
            // The module is Emscripten's; the test that counts fsyncs proves the shape.
            const { NODEFS } = module as EmscriptenModule;
            NODEFS.stream_ops.fsync = (stream) => {
              try {
                fsyncSync(stream.nfd);
              } catch (error) {
                endProcess(error);
              }
              return 0;
            };
          },
        ],
      },
    };
  }
}

/**
 * What a PostgreSQL server does when its disk fails. PGlite swallows the error instead: it would
 * acknowledge the lost write and then hang. The next start recovers what the disk did keep.
 */
function endProcess(error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`The disk of the data folder failed, the server stops: ${reason}\n`);
  process.exit(1);
}
