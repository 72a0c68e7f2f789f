const NUMBER = /\d+(?:[.,]\d+)*(?:[\u00a0\u202f ]\d{3}(?![\d]))*(?:[.,]\d+)?/g;
const SPACE = /[\u00a0\u202f ]/;
const GROUPED = /^[1-9]\d{0,2}(?:([.,\u00a0\u202f ])\d{3})(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/;

/**
 * Numbers in one spelling, each with the ways it can be read: '1,000' is '1.000' and '1000', '3,5' is
 * '3.5' but not 35, '5 100' may be one number or two.
 */
export function numbersIn(text: string): string[][] {
  return (text.match(NUMBER) ?? []).flatMap((written) => {
    if (!SPACE.test(written)) {
      return readingsOf(written);
    }
    const parts = written.split(SPACE).flatMap((part) => readingsOf(part));
    return GROUPED.test(written) ? [[toDecimal(written), ...parts.flat()]] : parts;
  });
}

function readingsOf(written: string): string[][] {
  if (GROUPED.test(written)) {
    return [[toDecimal(written)]];
  }
  const parts = written.split(/[.,]/);
  // A date, a version or a list: every part is a number.
  return parts.length > 2 ? parts.map((part) => [plain(part)]) : [[plain(parts.join('.'))]];
}

/** Of the separators only the last one can be the decimal point, and only if it is another one. */
function toDecimal(grouped: string): string {
  const [, separator = ''] = GROUPED.exec(grouped) ?? [];
  const rest = grouped.split(separator).join('');
  return plain(rest.replace(',', '.'));
}

/** '3.50' is '3.5', '05' is '5'. */
function plain(number: string): string {
  const [whole = '', fraction = ''] = number.split('.');
  const decimals = fraction.replace(/0+$/, '');
  return `${whole.replace(/^0+(?=\d)/, '')}${decimals === '' ? '' : `.${decimals}`}`;
}
