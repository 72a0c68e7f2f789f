import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSignedQuery, signQuery } from './vnpay-signature';

const SECRET = 'RAOEXHYVSDDIIENYWSLDIIZTANXUXZFJ';

/** Queries and hashes were computed with Python's hmac and urllib, which share nothing with ours. */
const VECTORS = [
  {
    parameters: {
      vnp_Version: '2.1.0',
      vnp_Command: 'pay',
      vnp_TmnCode: 'SCHOLAR1',
      vnp_Amount: '4900000',
      vnp_CurrCode: 'VND',
      vnp_TxnRef: 'S000007K3M9P2QX',
      vnp_OrderInfo: 'Scholar Pro 30 days S000007K3M9P2QX',
      vnp_OrderType: 'other',
      vnp_Locale: 'vn',
      vnp_ReturnUrl: 'https://scholar.example/api/payment/return',
      vnp_IpAddr: '192.0.2.1',
      vnp_CreateDate: '20261115170000',
      vnp_ExpireDate: '20261115171500',
    },
    query:
      'vnp_Amount=4900000&vnp_Command=pay&vnp_CreateDate=20261115170000&vnp_CurrCode=VND&vnp_ExpireDate=20261115171500&vnp_IpAddr=192.0.2.1&vnp_Locale=vn&vnp_OrderInfo=Scholar+Pro+30+days+S000007K3M9P2QX&vnp_OrderType=other&vnp_ReturnUrl=https%3A%2F%2Fscholar.example%2Fapi%2Fpayment%2Freturn&vnp_TmnCode=SCHOLAR1&vnp_TxnRef=S000007K3M9P2QX&vnp_Version=2.1.0',
    hash: 'afde457a64ec2c8ba9f8dcc83d45c13404dae87e883e34b46c8e02e46406861284e6b0e64d5e1e15a22ae3c93137cc90ae7077c12cdf35714498e9a781635cbb',
  },
  {
    parameters: {
      vnp_TxnRef: 'S000007K3M9P2QX',
      vnp_OrderInfo: "Gói Pro (Minh's) ~50%*!",
      vnp_BankCode: 'NCB',
      vnp_Amount: '4900000',
    },
    query:
      'vnp_Amount=4900000&vnp_BankCode=NCB&vnp_OrderInfo=G%C3%B3i+Pro+%28Minh%27s%29+%7E50%25%2A%21&vnp_TxnRef=S000007K3M9P2QX',
    hash: 'de0a784cf5957ccb78b8e8eb33d48e995ea2fd14ff9567f67dff24ae72d8fe2409964ca29b718711e9c6090fdd2a34954b15eb6e215bf107a3b1b572b78120f3',
  },
];

describe.each(VECTORS)('a query of $parameters.vnp_TxnRef', ({ parameters, query, hash }) => {
  it('is signed as another implementation signs it', () => {
    expect(signQuery(parameters, SECRET)).toBe(`${query}&vnp_SecureHash=${hash}`);
  });

  it('is read back, also with the hash in capitals or its kind beside it', () => {
    expect(readSignedQuery(`${query}&vnp_SecureHash=${hash}`, SECRET)).toEqual(parameters);
    expect(readSignedQuery(`${query}&vnp_SecureHash=${hash.toUpperCase()}`, SECRET)).toEqual(
      parameters,
    );
    expect(
      readSignedQuery(`${query}&vnp_SecureHashType=SHA512&vnp_SecureHash=${hash}`, SECRET),
    ).toEqual(parameters);
  });
});

describe('[A-46] a signed query', () => {
  const good = signQuery({ vnp_Amount: '4900000', vnp_BankCode: 'NCB', vnp_TxnRef: 'S1' }, SECRET);
  const [unsigned = '', hash = ''] = good.split('&vnp_SecureHash=');

  it.each([
    ['another amount', good.replace('4900000', '4900001')],
    [
      'parameters in another order',
      `vnp_BankCode=NCB&vnp_Amount=4900000&vnp_TxnRef=S1&vnp_SecureHash=${hash}`,
    ],
    ['a missing parameter', good.replace('vnp_BankCode=NCB&', '')],
    ['a further parameter', `vnp_A=1&${good}`],
    ['a further parameter of somebody else', `${good}&utm_source=x`],
    ['a parameter twice', `vnp_Amount=4900000&${good}`],
    ['two hashes', `${good}&vnp_SecureHash=${hash}`],
    ['no hash', unsigned],
    ['an empty hash', `${unsigned}&vnp_SecureHash=`],
    ['half a hash', good.slice(0, -64)],
    ['MD5 named as the kind of hash', `${unsigned}&vnp_SecureHashType=MD5&vnp_SecureHash=${hash}`],
    ['a value in another name', good.replace('vnp_BankCode=NCB', 'vnp_BankCode=NC&vnp_BankCodf=B')],
    ['a separator moved into a value', good.replace('NCB&vnp_TxnRef=', 'NCB%26vnp_TxnRef%3D')],
    ['a broken escape', good.replace('NCB', '%E0%A4%A')],
    ['nothing', ''],
  ])('with %s is none', (_, query) => {
    expect(readSignedQuery(good, SECRET)).toBeDefined();
    expect(readSignedQuery(query, SECRET)).toBeUndefined();
  });

  it('of another secret is none', () => {
    expect(readSignedQuery(good, `${SECRET}x`)).toBeUndefined();
  });

  it('says what was put into it, whatever that is', () => {
    const name = fc.stringMatching(/^vnp_[A-Za-z0-9]{1,12}$/);
    const value = fc.string({ unit: 'grapheme' }).filter((text) => text.isWellFormed());
    fc.assert(
      fc.property(fc.dictionary(name, value, { minKeys: 1 }), (parameters) => {
        fc.pre(!Object.keys(parameters).some((key) => key.startsWith('vnp_SecureHash')));

        expect(readSignedQuery(signQuery(parameters, SECRET), SECRET)).toEqual({ ...parameters });
      }),
    );
  });
});
