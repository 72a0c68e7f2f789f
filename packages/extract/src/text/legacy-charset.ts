const SAMPLE_BYTES = 65_536;
/** Combining grave, hook, tilde, acute and dot of Windows-1258. Windows-1252 has capital and Italian letters there. */
const TONES = new Set([0xcc, 0xd2, 0xde, 0xec, 0xf2]);
const VOWELS = new Set(
  [...'AEIOUYaeiouy']
    .map((letter) => letter.charCodeAt(0))
    .concat(
      // Ă Â Ê Ô Ơ Ư in both cases.
      [0xc3, 0xc2, 0xca, 0xd4, 0xd5, 0xdd, 0xe3, 0xe2, 0xea, 0xf4, 0xf5, 0xfd],
    ),
);

/** Bytes that are neither UTF-8 nor UTF-16: which of the older encodings reads them as a language. */
export function guessLegacyCharset(bytes: Uint8Array): string {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  if (isVietnamese(sample)) {
    return 'windows-1258';
  }
  if (isJapanese(sample)) {
    return 'shift_jis';
  }
  return findDoubleByte(sample) ?? findCyrillic(sample) ?? 'windows-1252';
}

/** Tone marks stand behind vowels and are a good part of all marked letters; in Italian neither is true. */
function isVietnamese(sample: Uint8Array): boolean {
  let tones = 0;
  let afterVowel = 0;
  let marked = 0;
  let previous = 0;
  for (const byte of sample) {
    if (TONES.has(byte)) {
      tones += 1;
      afterVowel += VOWELS.has(previous) ? 1 : 0;
    }
    marked += byte >= 0xc0 ? 1 : 0;
    previous = byte;
  }
  return afterVowel > 0 && afterVowel >= tones * 0.8 && afterVowel >= marked * 0.2;
}

/** Syllable signs are in every Japanese sentence; chance makes them of no other encoding. */
function isJapanese(sample: Uint8Array): boolean {
  const text = new TextDecoder('shift_jis').decode(sample);
  const kana = text.match(/[\u3041-\u30fe]/g)?.length ?? 0;
  const wide = text.match(/[\u0080-\uffff]/g)?.length ?? 0;
  const wrong = text.match(/\ufffd/g)?.length ?? 0;
  return kana > 0 && kana >= wide * 0.2 && wrong <= wide * 0.02;
}

/** Chinese and Korean come in pairs of high bytes; elsewhere such bytes stand alone or in words of any length. */
function findDoubleByte(sample: Uint8Array): string | undefined {
  let runs = 0;
  let evenRuns = 0;
  let run = 0;
  let hangulLeads = 0;
  let leads = 0;
  for (const byte of [...sample, 0]) {
    if (byte >= 0xa1) {
      if (run % 2 === 0 && byte >= 0xb0) {
        leads += 1;
        hangulLeads += byte <= 0xc8 ? 1 : 0;
      }
      run += 1;
    } else if (run > 0) {
      runs += 1;
      evenRuns += run % 2 === 0 ? 1 : 0;
      run = 0;
    }
  }
  if (runs < 4 || evenRuns < runs * 0.95) {
    return undefined;
  }
  return hangulLeads > leads * 0.97 ? 'euc-kr' : 'gb18030';
}

function findCyrillic(sample: Uint8Array): string | undefined {
  let ascii = 0;
  let lower = 0;
  let upper = 0;
  for (const byte of sample) {
    if ((byte | 32) >= 97 && (byte | 32) <= 122) {
      ascii += 1;
    } else if (byte >= 0xe0) {
      lower += 1;
    } else if (byte >= 0xc0) {
      upper += 1;
    }
  }
  if (lower + upper <= ascii) {
    return undefined;
  }
  // The two alphabets have their cases the other way round.
  return lower >= upper ? 'windows-1251' : 'koi8-r';
}
