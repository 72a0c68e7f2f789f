import { extractionError } from '../extraction-messages';

/** A number, or the bytes of a text or of a message within. */
type FieldValue = number | Uint8Array;

const VARINT = 0;
const FIXED_64 = 1;
const BYTES = 2;
const FIXED_32 = 5;
/** Longer numbers than these are no numbers. */
const VARINT_BYTES_MAX = 10;

/** Every field of a message with its number, in the order they were written. */
export function readFields(message: Uint8Array): [number, FieldValue][] {
  const fields: [number, FieldValue][] = [];
  let position = 0;

  function readVarint(): number {
    let value = 0;
    for (let index = 0; index < VARINT_BYTES_MAX; index += 1) {
      const byte = message[position];
      if (byte === undefined) {
        break;
      }
      position += 1;
      value += (byte & 0x7f) * 2 ** (index * 7);
      if (byte < 0x80) {
        return value;
      }
    }
    throw extractionError('corrupt');
  }

  function readBytes(length: number): Uint8Array {
    const end = position + length;
    if (end > message.length) {
      throw extractionError('corrupt');
    }
    const bytes = message.subarray(position, end);
    position = end;
    return bytes;
  }

  function readValue(wireType: number): FieldValue {
    switch (wireType) {
      case VARINT:
        return readVarint();
      case FIXED_64:
        return readBytes(8);
      case BYTES:
        return readBytes(readVarint());
      case FIXED_32:
        return readBytes(4);
      default:
        throw extractionError('corrupt');
    }
  }

  while (position < message.length) {
    const key = readVarint();
    fields.push([Math.floor(key / 8), readValue(key % 8)]);
  }
  return fields;
}

export function numberOf(message: Uint8Array, field: number): number {
  const value = readFields(message).findLast(([number]) => number === field)?.[1];
  return typeof value === 'number' ? value : 0;
}

export function textOf(message: Uint8Array, field: number): string {
  const value = readFields(message).findLast(([number]) => number === field)?.[1];
  return value instanceof Uint8Array ? new TextDecoder().decode(value) : '';
}
