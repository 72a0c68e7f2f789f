/** Files of PDF.js, from the app's own server. Their 170 addresses are loaded with the first one. */
export async function readPdfData(path: string): Promise<Uint8Array> {
  const { findPdfDataUrl } = await import('./pdf-data-urls');
  const url = findPdfDataUrl(path);
  const response = url === undefined ? undefined : await fetch(url);
  if (response?.ok !== true) {
    throw new Error(`There is no file ${path} of PDF.js.`);
  }
  return new Uint8Array(await response.arrayBuffer());
}
