import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createModels } from '../../models';
import { readDocument } from '../../reading/read-document';
import { draftCards } from '../make-cards';
import { blankOut } from './blank-out';
import { sentenceForBlank } from './fit-sentence';

const models = createModels(join(import.meta.dirname, '..', '..', '..', 'models'));

function blanksOf(text: string, emphasis: string[] = []) {
  return draftCards(readDocument(text), { count: 10, emphasis, models })
    .filter(({ card }) => card.kind === 'cloze')
    .map(({ card, origin }) => [origin, card.term, card.definition]);
}

describe('a sentence with a blank', () => {
  it.each([
    [
      'a person',
      'In 1497 Vasco da Gama had sailed from Lisbon round the Cape to Zanzibar and then to Calicut.',
      'blank-name',
      'Vasco da Gama',
      'In 1497 ____ had sailed from Lisbon round the Cape to Zanzibar and then to Calicut.',
    ],
    [
      'an event',
      'Shortage of bread led thousands of Parisian women to support the Tennis Court Oath in the autumn.',
      'blank-name',
      'Tennis Court Oath',
      'Shortage of bread led thousands of Parisian women to support the ____ in the autumn.',
    ],
    [
      'what the author emphasised',
      'In Rust every value has an *owner* at any moment of its life in memory.',
      'blank-emphasised',
      'owner',
      'In Rust every value has an ____ at any moment of its life in memory.',
    ],
    [
      'a name with its short form',
      'In 1970 the president asked the Environmental Protection Agency (EPA) to control the quality of air.',
      'blank-name',
      'Environmental Protection Agency (EPA)',
      'In 1970 the president asked the ____ to control the quality of air.',
    ],
    [
      'a Vietnamese name',
      'Trong trận đánh ấy nhiều người đã ngã xuống. Cuối mùa xuân, bộ đội tiến vào Điện Biên Phủ từ hai hướng sau nhiều ngày hành quân.',
      'blank-name',
      'Điện Biên Phủ',
      'Cuối mùa xuân, bộ đội tiến vào ____ từ hai hướng sau nhiều ngày hành quân.',
    ],
    [
      'a Vietnamese date',
      'Chiến dịch kết thúc vào ngày 7 tháng 5 năm 1954 sau gần hai tháng chiến đấu ác liệt.',
      'blank-date',
      '7 tháng 5 năm 1954',
      'Chiến dịch kết thúc vào ngày ____ sau gần hai tháng chiến đấu ác liệt.',
    ],
  ])('asks for %s', (_, text, ...card) => {
    expect(blanksOf(text)).toContainEqual(card);
  });

  it.each([
    ['somebody not named', 'He sailed with Vasco da Gama from Lisbon round the Cape to Zanzibar.'],
    [
      'what was said before',
      'This treaty gave Vasco da Gama a fleet of ships for the long voyage.',
    ],
    ['the reader', 'As you remember, Vasco da Gama sailed from Lisbon round the Cape to Zanzibar.'],
    ['a heading', '# In 1497 Vasco da Gama sailed from Lisbon round the Cape to Zanzibar'],
    ['a label', 'Sailor: Vasco da Gama had sailed from Lisbon round the Cape to Zanzibar.'],
    ['hardly anything', 'Over time Vasco da Gama may fail in all he did.'],
    [
      'ai đó chưa được gọi tên',
      'Cuối mùa xuân, ông tiến vào Điện Biên Phủ từ hai hướng khác nhau.',
    ],
    [
      'a story',
      'Each week Vasco da Gama comes to class too late and interrupts his teacher in the hall.',
    ],
    ['plans', 'Each week Vasco da Gama is interested in a summary of all that was sold there.'],
    [
      'others of its kind',
      'Tryptophan is one such amino acid that Escherichia coli can take from outside.',
    ],
  ])('does not lean on its neighbours: %s', (_, text) => {
    expect(blanksOf(text)).toEqual([]);
  });

  it.each([
    ['a piece of a name', 'In Russia as in Prussia French became the language of the old court.'],
    [
      'one of a list',
      'The war was fought among Bohemians, Swedes and Saxons for some thirty years.',
    ],
    [
      'the last of a list',
      'Firms like Kodak, PepsiCo, and the Educational Testing Service use such programs every day.',
    ],
    [
      'what everybody knows',
      'Many ships sailed from London to the new colonies during those years.',
    ],
    [
      'một phần của tên',
      'Cuối năm ấy, ban lãnh đạo Trung Quốc Đồng minh hội họp tại một ngôi nhà nhỏ.',
    ],
    ['điều ai cũng biết', 'Cuối mùa xuân, bộ đội tiến về miền bắc nước Việt Nam từ hai hướng.'],
  ])('does not ask for %s', (_, text) => {
    expect(blanksOf(text)).toEqual([]);
  });

  it.each([
    ['The corresponding numbers of the three smallest inputs are found by hand.', false],
    ['For the three smallest inputs the numbers of Ackermann are 7, 61 and 125.', false],
    ['Next, the company of Ackermann writes down what it has to pay to others.', false],
    ['Constipation is the most common one; it can be severe and last for weeks.', false],
    ['Notice how the numbers of Ackermann are odd and not at all large here.', false],
    ['Adverse effects include a low pressure, headache, nausea and a fast heartbeat.', false],
    ['The intercept of the line of Ackermann is the corresponding value when.', false],
    ['Both equations of Ackermann are correct for the figure and used by all.', false],
    ['For the three smallest inputs the numbers of Ackermann are odd and not large.', true],
    ['Effects of the drug include a low pressure, headache and a fast heartbeat.', true],
  ])('does not go on with an example: %s', (text, isFit) => {
    const document = readDocument(text);

    const written = document.sentences.map((each) => sentenceForBlank(document, each));

    expect(written).toEqual([isFit ? text : undefined]);
  });

  it('takes no bracket out with a term', () => {
    const text = 'The design school teaches what began (*HCD*) as its approach to all new things.';

    expect(blanksOf(text).map(([, term]) => term)).not.toContain('(HCD');
  });

  it('asks once, and for each term once', () => {
    const sentence = 'In 1497 Vasco da Gama sailed from Lisbon round the Cape to Zanzibar.';

    const terms = blanksOf(`${sentence}\n\n${sentence}`).map(([, term]) => term);

    expect(blanksOf(sentence)).toHaveLength(1);
    expect(terms).toEqual([...new Set(terms)]);
  });
});

describe('a blank', () => {
  const spanOf = (sentence: string, term: string) => {
    const start = sentence.indexOf(term);
    return { start, end: start + term.length };
  };

  it.each([
    [
      'another form of its word',
      'Evaporation cools the skin as the sweat on it evaporates slowly.',
      'Evaporation',
    ],
    [
      'its initials',
      'Gross domestic product grew although the GDP of every neighbour shrank.',
      'Gross domestic product',
    ],
    [
      'the words it is short for',
      'Heart failure with mildly reduced ejection fraction (HFmrEF) has other causes.',
      'HFmrEF',
    ],
  ])('is not told by %s', (_, sentence, term) => {
    expect(blankOut(sentence, spanOf(sentence, term), 'en')).toBeUndefined();
  });

  it('is not told in Vietnamese by the same words elsewhere, but by single syllables it is not', () => {
    const twice = 'Quang hợp nuôi sống cây, và quang hợp tạo ra khí ôxi cho mọi sinh vật khác.';
    const once = 'Quang hợp nuôi sống cây, và sự hợp tác của chúng tạo ra khí ôxi cho sinh vật.';

    expect(blankOut(twice, spanOf(twice, 'Quang hợp'), 'vi')).toBeUndefined();
    expect(blankOut(once, spanOf(once, 'Quang hợp'), 'vi')?.term).toBe('Quang hợp');
  });
});
