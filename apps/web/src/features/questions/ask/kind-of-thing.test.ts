import { describe, expect, it } from 'vitest';
import { aCard, aCloze } from '../../../testing/cards';
import { isPlural, type Thing, thingOf } from './kind-of-thing';
import { toTerm } from './term-index';

describe('[D-23] what a term names', () => {
  it.each<[Thing, string, string]>([
    ['question', 'What is osmosis?', 'The movement of water.'],
    ['date', '1945', 'The war ends.'],
    ['date', '2 September 1945', 'A declaration is read.'],
    ['date', '19th century', 'The age of steam.'],
    ['date', 'Năm 1010', 'Dời đô ra Thăng Long.'],
    ['date', 'Thế kỷ XX', 'Hai cuộc chiến tranh.'],
    ['acronym', 'ATP', 'It carries energy.'],
    ['acronym', 'mRNA', 'A copy of a gene.'],
    ['acronym', 'H2O', 'Water.'],
    ['process', 'Facilitated diffusion', 'Particles pass through a channel.'],
    ['process', 'Crop farming', 'It feeds a village.'],
    ['process', 'Photosynthesis', 'Plants make sugar.'],
    ['process', 'Quá trình nguyên phân', 'Nhân tế bào chia đôi.'],
    ['process', 'Quang hợp', 'Quá trình cây xanh tạo ra đường.'],
    ['process', 'Carbon cycle', 'The process that moves carbon.'],
    ['name', 'Marie Curie', 'She found two elements.'],
    ['name', 'Bay of Bengal', 'It lies east of India.'],
    ['name', 'Trần Hưng Đạo', 'Ông thắng quân Nguyên Mông.'],
    ['name', 'Beijing', 'The capital of China.'],
    ['name', 'Huế', 'Thành phố bên sông Hương.'],
    ['other', 'Cell wall', 'A stiff layer around a cell.'],
    ['other', 'Capital', 'The capital that a firm owns.'],
    ['other', 'String', 'A text in a program.'],
    ['other', 'Tế bào', 'Đơn vị cơ bản của sự sống.'],
  ])('%s: %s', (thing, question, answer) => {
    expect(thingOf(aCard({ question, answer }))).toBe(thing);
  });

  it('within a sentence is a name where it is written large', () => {
    expect(thingOf(aCloze({ question: 'Paris', answer: 'They met in ____.' }))).toBe('name');
    expect(thingOf(aCloze({ question: 'Yeast', answer: '____ makes dough rise.' }))).toBe('other');
  });
});

describe('the language of a card', () => {
  it.each([
    ['vi', 'Enzim', 'Chất xúc tác sinh học trong tế bào.'],
    ['vi', 'Nước', 'H2O'],
    ['other', 'apple', 'quả táo'],
    ['other', 'Nguyễn Huệ', 'The emperor who won at Đống Đa.'],
    ['other', 'Le café', 'Où les élèves se réunissent après les cours du matin.'],
  ])('is %s: %s', (language, question, answer) => {
    expect(toTerm(aCard({ question, answer })).language).toBe(language);
  });
});

it.each(['Ribosomes', 'Cell walls', 'các tế bào', 'Những định luật'])('%s are many', (term) => {
  expect(isPlural(term)).toBe(true);
});

it.each(['Osmosis', 'Physics', 'Nucleus', 'Mass', 'Gas', 'Tế bào'])('%s is one', (term) => {
  expect(isPlural(term)).toBe(false);
});
