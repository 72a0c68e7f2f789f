import { joinBlocks } from '../blocks/text-blocks';
import type { ExtractOptions } from '../extract-options';
import type { ExtractedDocument } from '../extracted-document';
import { extractionError } from '../extraction-messages';
import { PIXELS_MAX } from '../limits';
import { findPictureSize } from './picture-size';

/** The text on a photo or a scan of one page. */
export async function readPicture(
  bytes: Uint8Array,
  { recogniser, onProgress }: ExtractOptions,
): Promise<ExtractedDocument> {
  const size = findPictureSize(bytes);
  if (!size || size.width * size.height === 0) {
    throw extractionError('corrupt');
  }
  if (size.width * size.height > PIXELS_MAX) {
    throw extractionError('too_large');
  }
  if (!recogniser) {
    throw extractionError('no_text');
  }
  const goOn = () => onProgress?.({ step: 'recognising', page: 1, pages: 1 });
  goOn();
  const text = await recogniser.recognise(await recogniser.openPicture(bytes), goOn);
  return {
    ...joinBlocks(text.split(/\n{2,}/).map(toBlock)),
    pages: 1,
    recognisedPages: [1],
    emptyPages: [],
    picturePages: [],
  };
}

/** Lines stay as they stand on the page; only words that were parted at their ends are joined. */
function toBlock(paragraph: string) {
  const text = paragraph.replaceAll(/(\p{L})[-‐]\n(\p{Ll})/gu, '$1$2');
  return { kind: 'paragraph' as const, pieces: [{ text, style: 0 }] };
}
