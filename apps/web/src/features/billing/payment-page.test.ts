import { VNPAY_PAGES } from '@scholar/contract';
import { describe, expect, it } from 'vitest';
import { setPageSetting } from '../../testing/page-setting';
import { findPaymentPage } from './payment-page';

const { origin, host } = window.location;

describe('[W-5] the addresses where a browser is sent to pay', () => {
  it.each([
    ['the product’s own', `${origin}/api/payment/sandbox/S1?key=k`],
    ['VNPay', `${VNPAY_PAGES.live}?vnp_Amount=4900000`],
    ['VNPay for tests', `${VNPAY_PAGES.test}?vnp_Amount=4900000`],
  ])('include %s', (_, address) => {
    expect(findPaymentPage(address)?.href).toBe(address);
  });

  it('include an API that lies elsewhere', () => {
    const address = 'https://api.scholar.example/payment/sandbox/S1';
    expect(findPaymentPage(address)).toBeNull();

    setPageSetting('scholar-api-base', 'https://api.scholar.example/v1');

    expect(findPaymentPage(address)?.host).toBe('api.scholar.example');
  });

  it.each(['localhost', '127.0.0.1', '[::1]'])(
    'include the server’s own page at %s, by the name that the student has opened',
    (name) => {
      const api = 'http://192.168.1.20:3000';
      setPageSetting('scholar-api-base', `${api}/api`);

      const page = findPaymentPage(`http://${name}:3000/api/payment/sandbox/S1?key=k`);

      expect(page?.href).toBe(`${api}/api/payment/sandbox/S1?key=k`);
    },
  );

  it('do not include other pages and ports of this machine', () => {
    setPageSetting('scholar-api-base', 'http://192.168.1.20:3000/api');

    expect(findPaymentPage('http://127.0.0.1:3000/profile')).toBeNull();
    expect(findPaymentPage('http://127.0.0.1:3001/api/payment/sandbox/S1')).toBeNull();
    expect(findPaymentPage('https://127.0.0.1:3000/api/payment/sandbox/S1')).toBeNull();
  });

  it.each([
    ['another place', 'https://evil.example/api/payment/sandbox/S1'],
    ['another place with our name in front', `http://${host}.evil.example/`],
    ['another place behind our name', `http://${host}@evil.example/`],
    ['another port', `${origin}1/api/payment`],
    ['another scheme', `https://${host}/api/payment`],
    ['another page of VNPay', 'https://pay.vnpay.vn/other.html'],
    ['VNPay without encryption', VNPAY_PAGES.live.replace('https:', 'http:')],
    ['a look-alike of VNPay', 'https://pay.vnpay.vn.evil.example/vpcpay.html'],
    ['an address without a scheme', '//evil.example/vpcpay.html'],
    ['a path', '/api/payment/sandbox/S1'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/html,pay'],
    ['a blob', `blob:${origin}/4e1b`],
    ['nothing', ''],
    ['no address', 'soon'],
  ])('do not include %s', (_, address) => {
    expect(findPaymentPage(address)).toBeNull();
  });
});
