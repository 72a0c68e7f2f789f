import { describe, expect, it } from 'vitest';
import { nameClient } from './client-names';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('the name of a browser', () => {
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`,
      'Chrome',
      'Windows',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
      'Edge',
      'Windows',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} coc_coc_browser/130.0.182 Chrome/124.0.0.0 Safari/537.36`,
      'Cốc Cốc',
      'Windows',
    ],
    [
      `Mozilla/5.0 (Linux; Android 14; SM-A556E) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet',
      'Android',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
      'Safari',
      'macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
      'Chrome',
      'iPhone',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
    ['curl/8.5.0', null, null],
    ['', null, null],
    ['<img src=x onerror=alert(1)>\u202e', null, null],
    ['x'.repeat(20_000), null, null],
  ])('of %.60s', (userAgent, browser, system) => {
    expect(nameClient(userAgent)).toEqual({ browser, system });
  });

  it('is none when the caller says nothing', () => {
    expect(nameClient(undefined)).toEqual({ browser: null, system: null });
  });
});
