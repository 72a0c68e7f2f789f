/** A conditional random field as CRFsuite stores it: attributes of a place and pairs of labels, weighted. */
export type Crf = {
  labels: string[];
  /** Attribute, label and how much the one speaks for the other. */
  states: { attribute: string; label: number; weight: number }[];
  transitions: { from: number; to: number; weight: number }[];
};

const OFFSETS = { features: 28, labels: 32, attributes: 36 };
const FEATURES_HEADER = { count: 8, bytes: 12 };
const FEATURE_BYTES = 20;
const TABLE = { count: 16, records: 20 };

/** Reads a model file of CRFsuite 0.12 ('lCRF'). */
export function readCrf(file: Buffer): Crf {
  if (file.toString('latin1', 0, 4) !== 'lCRF') {
    throw new Error('Not a CRFsuite model.');
  }
  const labels = readNames(file, file.readUInt32LE(OFFSETS.labels));
  const attributes = readNames(file, file.readUInt32LE(OFFSETS.attributes));
  const features = file.readUInt32LE(OFFSETS.features);
  const crf: Crf = { labels, states: [], transitions: [] };
  const count = file.readUInt32LE(features + FEATURES_HEADER.count);
  for (let index = 0; index < count; index += 1) {
    const at = features + FEATURES_HEADER.bytes + index * FEATURE_BYTES;
    const from = file.readUInt32LE(at + 4);
    const to = file.readUInt32LE(at + 8);
    const weight = file.readDoubleLE(at + 12);
    if (file.readUInt32LE(at) === 0) {
      crf.states.push({ attribute: attributes[from] ?? '', label: to, weight });
    } else {
      crf.transitions.push({ from, to, weight });
    }
  }
  return crf;
}

/** The names by number: a list of offsets to records of number, length and text. */
function readNames(file: Buffer, table: number): string[] {
  const count = file.readUInt32LE(table + TABLE.count);
  const list = table + file.readUInt32LE(table + TABLE.records);
  return Array.from({ length: count }, (_, index) => {
    const record = table + file.readUInt32LE(list + index * 4);
    const bytes = file.readUInt32LE(record + 4);
    return file.toString('utf8', record + 8, record + 8 + bytes - 1);
  });
}
