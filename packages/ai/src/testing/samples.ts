import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A passage as textbooks have it, written for these tests, and what a careful reader takes from it. */
export type Sample = {
  name: string;
  text: string;
  /** Words of which a good title has one. */
  title: string[];
  /** How each term is defined, word for word. */
  terms: Record<string, string>;
  /** How the sentences begin that a summary should have, and those that it should not. */
  main: string[];
  asides: string[];
};

const read = (name: string) =>
  readFileSync(join(import.meta.dirname, 'samples', `${name}.txt`), 'utf8');

export const SAMPLES: Sample[] = [
  {
    name: 'enzymes',
    text: read('enzymes'),
    title: ['enzyme', 'enzymes'],
    terms: {
      enzyme: 'a protein that speeds up a chemical reaction without being used up by it',
      substrate: 'The substance on which an enzyme acts',
      'active site': 'the region of an enzyme where the substrate binds',
      'activation energy': 'the amount of energy that molecules need before they can react',
      denaturation: 'the loss of the folded shape of a protein, caused by heat, acid or salt',
      inhibitor: 'a molecule that reduces the activity of an enzyme',
      cofactor: 'a metal ion or small molecule that an enzyme needs in order to work',
    },
    main: [
      'An enzyme is a protein',
      'Cells contain thousands',
      'Because the shape of the active site',
      'Enzymes lower the activation energy',
      'A denatured enzyme cannot',
      'An inhibitor is a molecule',
      'In short, enzymes',
    ],
    asides: [
      'Anyone who has left milk',
      'The milk turns sour',
      'Think of a key',
      'On a cold morning',
      'A boiled egg',
      'My grandmother',
      'She added a spoonful',
    ],
  },
  {
    name: 'inflation',
    text: read('inflation'),
    title: ['inflation', 'prices', 'price'],
    terms: {
      inflation: 'a lasting rise in the general level of prices in an economy',
      'purchasing power': 'the quantity of goods and services that a sum of money can buy',
      deflation: 'a lasting fall in the general level of prices',
      'price index':
        'a number that compares the cost of a fixed basket of goods with its cost in a base year',
      hyperinflation: 'a rise in prices so rapid that people no longer want to hold money at all',
      barter: 'the exchange of goods for other goods without the use of money',
      'central bank': 'a public institution that controls the supply of money in a country',
    },
    main: [
      'Inflation is a lasting rise',
      'Inflation therefore reduces',
      'Demand-pull inflation occurs',
      'Cost-push inflation occurs',
      'In the long run a rapid growth',
      'A central bank is',
      'It fights inflation',
    ],
    asides: [
      'In 1970 a loaf',
      'Older people like',
      'They send people',
      'Photographs show',
      'My uncle',
      'It sounds pleasant',
    ],
  },
  {
    name: 'waves',
    text: read('waves'),
    title: ['wave', 'waves'],
    terms: {
      wave: 'a disturbance that carries energy from one place to another without carrying matter along',
      medium: 'The material through which a wave travels',
      amplitude: 'the greatest distance of a point of the medium from its position at rest',
      wavelength: 'the distance between two neighbouring crests of a wave',
      frequency: 'the number of crests that pass a point in one second',
      reflection: 'the return of a wave from a surface that it does not enter',
      refraction:
        'the bending of a wave where it passes into a medium in which its speed is different',
      diffraction: 'the spreading of a wave behind an edge or a narrow opening',
      interference: 'the combination of two waves into one of larger or smaller amplitude',
    },
    main: [
      'A wave is a disturbance',
      'A transverse wave is',
      'A longitudinal wave is',
      'The speed of a wave equals',
      'In a given medium',
      'Waves change their direction',
      'Refraction is',
    ],
    asides: [
      'Throw a stone',
      'Rings run outward',
      'Children notice',
      'A rope that is shaken',
      'A guitar string',
      'The man in the next seat',
    ],
  },
  {
    name: 'memory',
    text: read('memory'),
    title: ['memory'],
    terms: {
      memory: 'the ability to take in information, keep it and bring it back when it is needed',
      encoding: 'the process of turning what we perceive into a form that can be stored',
      storage: 'the keeping of encoded information over time',
      retrieval: 'the process of bringing stored information back into awareness',
      chunking: 'the grouping of single items into larger units that are easier to remember',
      interference: 'forgetting that is caused by similar information learned earlier or later',
      mnemonic: 'a trick that ties new information to something already known',
    },
    main: [
      'Memory is the ability',
      'Psychologists divide',
      'Short-term memory is',
      'Long-term memory is a store',
      'He found that most forgetting',
      'The spacing effect is',
      'Testing oneself strengthens',
    ],
    asides: [
      'A woman of eighty',
      'Stories like this',
      'Nobody can explain',
      'A new telephone number',
      'My neighbour',
      'Most of these impressions',
    ],
  },
];
