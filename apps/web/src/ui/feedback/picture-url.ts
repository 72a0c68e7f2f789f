/** The server may send the picture as base64 or as a list of byte values; both are JPEG. */
export function toPictureUrl(picture: string | number[] | null | undefined): string | undefined {
  if (!picture || picture.length === 0) {
    return undefined;
  }
  const base64 = typeof picture === 'string' ? picture : toBase64(picture);
  return `data:image/jpeg;base64,${base64}`;
}

function toBase64(bytes: number[]): string {
  return btoa(bytes.map((byte) => String.fromCharCode(byte & 0xff)).join(''));
}
