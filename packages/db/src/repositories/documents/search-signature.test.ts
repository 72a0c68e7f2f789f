import { describe, expect, it } from 'vitest';
import { bitsToAsk, signatureOf } from './search-signature';

const TEXTS = ['ty the la gi?\u001ftao ra nang luong', 'a', 'x = 3², 語 and 🚀', 'aaaaaaaaaa'];
const MOST = 4;

const hasBit = (signature: Uint8Array, bit: number) =>
  ((signature[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0;

describe('the signature of a text', () => {
  it.each(TEXTS)('has every bit that is asked for on behalf of a part of %j', (text) => {
    const bytes = Buffer.from(text);
    const signature = signatureOf(bytes);

    for (let start = 0; start < bytes.length; start += 1) {
      for (let end = start + 1; end <= bytes.length; end += 1) {
        const bits = bitsToAsk(bytes.subarray(start, end), MOST);
        expect(bits.every((bit) => hasBit(signature, bit))).toBe(true);
        expect(bits.length).toBeGreaterThan(0);
      }
    }
  });

  it('asks for so many bits at most, and for one on behalf of a letter or two', () => {
    expect(bitsToAsk(Buffer.from('photosynthesis'), MOST)).toHaveLength(MOST);
    expect(bitsToAsk(Buffer.from('th'), MOST)).toHaveLength(1);
    expect(bitsToAsk(Buffer.from('x'), MOST)).toHaveLength(1);
  });

  it('lacks a bit of most words that a text does not hold', () => {
    const signature = signatureOf(
      Buffer.from(
        'photosynthesis\u001fis how plants turn light, water and carbon dioxide into sugar',
      ),
    );
    const words = ['mitochondria', 'revolution', 'derivative', 'te bao', 'constitution', 'memory'];

    const unsure = words.filter((word) =>
      bitsToAsk(Buffer.from(word), MOST).every((bit) => hasBit(signature, bit)),
    );

    expect(unsure.length).toBeLessThanOrEqual(1);
  });

  it('leaves room in the signature of an ordinary card', () => {
    const signature = signatureOf(
      Buffer.from(
        'opportunity cost\u001fwhat has to be given up when one of several choices is made',
      ),
    );
    const bits = Array.from({ length: 512 }, (_, bit) => bit).filter((bit) =>
      hasBit(signature, bit),
    );

    expect(bits.length).toBeLessThan(256);
  });
});
