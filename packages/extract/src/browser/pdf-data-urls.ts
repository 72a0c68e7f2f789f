/** Where the bundler put a character map or a decoder of pictures. It looks for these patterns. */
export function findPdfDataUrl(path: string): string | undefined {
  const [, folder, name] = /^(cmaps|wasm)\/([\w-]+)\.(?:bcmap|wasm)$/.exec(path) ?? [];
  if (folder === 'cmaps') {
    return new URL(`../../../../node_modules/pdfjs-dist/cmaps/${name}.bcmap`, import.meta.url).href;
  }
  return folder === 'wasm'
    ? new URL(`../../../../node_modules/pdfjs-dist/wasm/${name}.wasm`, import.meta.url).href
    : undefined;
}
