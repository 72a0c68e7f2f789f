import { describe, expect, it } from 'vitest';
import { givesAway } from './gives-away';
import { pointsElsewhere } from './points-elsewhere';

describe('a definition', () => {
  it.each([
    ['a particle like other viruses', 'virus'],
    ['one of the noble gases', 'gas'],
    ['bends light as lenses do', 'lens'],
    ['how biases come about', 'bias'],
    ['counted in calories', 'calorie'],
    ['a soup of tomatoes', 'tomato'],
    ['where leaves grow', 'leaf'],
    ['one of several diagnoses', 'diagnosis'],
    ['one of two foci', 'focus'],
    ['a group of genera', 'genus'],
    ['when water evaporates', 'evaporation'],
    ['how plants photosynthesize', 'photosynthesis'],
    ['the measured size', 'measurement'],
    ['a reactor in which the fusion of nuclei is controlled', 'fusion reactor'],
    ['the laws that govern how bodies move, of motion', 'law of motion'],
    ['is short for ATP', '(ATP)'],
    ['stores adenosine as triphosphate', 'adenosine triphosphate (ATP)'],
  ])('%s gives away %s', (definition, term) => {
    expect(givesAway(definition, term)).toBe(true);
  });

  it.each([
    ['a group of tissues in an organism', 'organ'],
    ['money paid inside a country', 'interest'],
    ['an agreement between two parties in contrast', 'contract'],
    ['the wall around it', 'cell wall'],
    ['flies in the sky', 'plan'],
    ['the causes of it', 'cause of action'],
    ['a chain of amino acids that protests', 'protein'],
  ])('%s does not give away %s', (definition, term) => {
    expect(givesAway(definition, term)).toBe(false);
  });

  it('gives a Vietnamese term away only as a whole', () => {
    expect(givesAway('ngôi nhà dùng để người ta ở', 'nhà ở', 'vi')).toBe(false);
    expect(givesAway('một loại Nhà ở cho thuê', 'nhà ở', 'vi')).toBe(true);
  });

  it.each([
    'we defined earlier in the chapter',
    'determined by several factors as shown in the following equation',
    'the force that holds these particles',
    'previous section',
    'the angle in the figure above',
    'given by Equation 3',
    'the sum of both, however',
    'We call the sum of both',
    'what you will learn later',
    'Its size and form',
    'a kind of the latter',
    'intervals modified in following ways',
    'consider such practices as attempts to cheat',
    'the sum of such values',
    'Điều này là một quá trình',
    'Nó giúp cây lớn lên',
    'quá trình nêu trên',
  ])('“%s” points elsewhere', (words) => {
    expect(pointsElsewhere(words)).toBe(true);
  });

  it.each([
    'the part of the spectrum that we can see',
    'the tendency to focus on what confirms your beliefs',
    'IT infrastructure',
    'a treaty of the US with Spain',
    'a way of thinking about examples',
    'the thesis of a paper',
    'a table with four legs',
    'includes such countries as France and Spain',
    'organs such as the heart',
    'đơn vị cơ bản của sự sống',
  ])('“%s” stands by itself', (words) => {
    expect(pointsElsewhere(words)).toBe(false);
  });
});
