import { describe, expect, it } from 'vitest';
import { readCrf } from './read-crf';

type Feature = { type: 0 | 1; from: number; to: number; weight: number };

describe('a CRFsuite model', () => {
  it('is read with its labels, attributes and weights', () => {
    const file = writeModel(
      ['N', 'V'],
      ['w=cá'],
      [
        { type: 0, from: 0, to: 1, weight: 1.5 },
        { type: 1, from: 1, to: 0, weight: -0.25 },
      ],
    );

    expect(readCrf(file)).toEqual({
      labels: ['N', 'V'],
      states: [{ attribute: 'w=cá', label: 1, weight: 1.5 }],
      transitions: [{ from: 1, to: 0, weight: -0.25 }],
    });
  });

  it('is refused where it is something else', () => {
    expect(() => readCrf(Buffer.from('{"labels":[]}'))).toThrow('Not a CRFsuite model.');
  });
});

/** The parts of the format that are read: header, features, and two tables of names. */
function writeModel(labels: string[], attributes: string[], features: Feature[]): Buffer {
  const header = Buffer.alloc(48);
  header.write('lCRF', 'latin1');
  const list = Buffer.alloc(12 + features.length * 20);
  list.writeUInt32LE(features.length, 8);
  features.forEach(({ type, from, to, weight }, index) => {
    const at = 12 + index * 20;
    list.writeUInt32LE(type, at);
    list.writeUInt32LE(from, at + 4);
    list.writeUInt32LE(to, at + 8);
    list.writeDoubleLE(weight, at + 12);
  });
  const [labelTable, attributeTable] = [writeNames(labels), writeNames(attributes)];
  header.writeUInt32LE(header.length, 28);
  header.writeUInt32LE(header.length + list.length, 32);
  header.writeUInt32LE(header.length + list.length + labelTable.length, 36);
  return Buffer.concat([header, list, labelTable, attributeTable]);
}

function writeNames(names: string[]): Buffer {
  const head = Buffer.alloc(24 + names.length * 4);
  head.writeUInt32LE(names.length, 16);
  head.writeUInt32LE(24, 20);
  let at = head.length;
  const records = names.map((name, index) => {
    const text = Buffer.from(`${name}\0`);
    const record = Buffer.alloc(8);
    record.writeUInt32LE(index, 0);
    record.writeUInt32LE(text.length, 4);
    head.writeUInt32LE(at, 24 + index * 4);
    at += record.length + text.length;
    return Buffer.concat([record, text]);
  });
  return Buffer.concat([head, ...records]);
}
