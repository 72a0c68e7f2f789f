import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readVnpayTime, toVnpayTime } from './vnpay-time';

describe('the time of VNPay', () => {
  it('is that of Hanoi, seven hours ahead', () => {
    expect(toVnpayTime(new Date('2026-11-15T10:00:59.999Z'))).toBe('20261115170059');
    expect(toVnpayTime(new Date('2026-12-31T17:00:00Z'))).toBe('20270101000000');
  });

  it('is read back to the second', () => {
    const instants = fc.date({
      min: new Date('2000-01-01T00:00:00Z'),
      max: new Date('2099-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, (instant) => {
        const seconds = Math.floor(instant.getTime() / 1000);

        expect(readVnpayTime(toVnpayTime(instant))).toEqual(new Date(seconds * 1000));
      }),
    );
  });

  it.each([
    '',
    '2026111517',
    '20261331170000',
    '20260231170000',
    '20261115250000',
    'abcdefghijklmn',
  ])('is not %o', (text) => {
    expect(readVnpayTime(text)).toBeUndefined();
  });
});
