export const CELLS = [
  'A cell is the smallest unit of life that can carry out all the functions of an organism. Every cell is surrounded by a membrane that controls what enters and what leaves.',
  'Osmosis is the movement of water through a membrane from low to high concentration. Plants take up water from the soil in this way.',
  'A mitochondrion is an organelle that releases the energy stored in sugar. Muscles have 2,000 of them in each cell.',
].join('\n\n');
/** A card that a good model would make of it. */
export const OSMOSIS = {
  term: 'osmosis',
  definition: 'movement of water through a membrane',
  quote: 'Osmosis is the movement of water through a membrane from low to high concentration.',
  importance: 5,
};
