import { describe, expect, it } from 'vitest';
import { createDevices } from './devices';

const OLD = 'the secret of last year';
const NEW = 'the secret of this year';
const DAY_MS = 86_400_000;

describe('the id of a device', () => {
  it('comes back from what the browser keeps', () => {
    const devices = createDevices([NEW]);
    const device = devices.make();

    expect(devices.open(devices.seal(device))).toBe(device);
    expect(device).toMatch(/^[\w-]{22}$/);
    expect(devices.make()).not.toBe(device);
  });

  it.each([
    ['nothing', () => ''],
    ['an id alone', () => createDevices([NEW]).make()],
    ['another server’s', () => createDevices([OLD]).seal('device')],
    ['another id under a good signature', (good: string) => good.replace(/^[^.]+/, 'another')],
    ['a later end under a good signature', (good: string) => good.replace(/\.(\d)/, '.9$1')],
    ['half a signature', (good: string) => good.slice(0, -4)],
  ])('is not read from %s', (_, forge) => {
    const devices = createDevices([NEW]);

    expect(devices.open(forge(devices.seal('device')))).toBeUndefined();
  });

  it('outlives a new secret while the old one is still listed', () => {
    const sealed = createDevices([OLD]).seal('device');

    expect(createDevices([NEW, OLD]).open(sealed)).toBe('device');
    expect(createDevices([NEW]).open(sealed)).toBeUndefined();
  });

  it('ends, also where a browser keeps it on', () => {
    const { days, seal } = createDevices([NEW], () => 0);
    const sealed = seal('device');
    const openAfter = (age: number) => createDevices([NEW], () => age * DAY_MS).open(sealed);

    expect(days).toBe(180);
    expect(openAfter(days - 1)).toBe('device');
    expect(openAfter(days)).toBeUndefined();
  });
});
