import { readFile, readdir, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = ['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt', '.xml'];
const BINARY = ['.png', '.jpg', '.webp', '.avif', '.ico', '.woff2', '.wasm', '.gz', '.bcmap'];
const ALLOWED = new Set([...TEXT, ...BINARY]);
const COMPRESSED = new Set([...TEXT, '.wasm']);
const COMPRESSED_FROM_BYTES = 1024;
/** The best compression takes ten seconds for a WebAssembly file, and saves a tenth. */
const WASM_QUALITY = 9;

/**
 * Whatever lies in this folder is public, so a file nobody meant to publish stops the build.
 * @param {string} folder
 */
export async function refuseForeignFiles(folder) {
  const files = await listFiles(folder);
  const foreign = files.filter((file) => !ALLOWED.has(extname(file)) || /(^|[\\/])\./.test(file));
  if (foreign.length > 0) {
    throw new Error(`These files must not be published: ${foreign.join(', ')}`);
  }
}

/**
 * Writes `.br` and `.gz` beside every file that is worth it.
 * @param {string} folder
 */
export async function compressAssets(folder) {
  const files = await listFiles(folder);
  await Promise.all(
    files
      .filter((file) => COMPRESSED.has(extname(file)))
      .map((file) => compressFile(join(folder, file))),
  );
}

/** @param {string} file */
async function compressFile(file) {
  const content = await readFile(file);
  if (content.length <= COMPRESSED_FROM_BYTES) {
    return;
  }
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]:
          extname(file) === '.wasm' ? WASM_QUALITY : constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}

/** @param {string} folder */
async function listFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
