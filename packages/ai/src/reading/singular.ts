const IRREGULAR = new Map(
  Object.entries({
    aliases: 'alias',
    alveoli: 'alveolus',
    appendices: 'appendix',
    atlases: 'atlas',
    axes: 'axis',
    bacteria: 'bacterium',
    biases: 'bias',
    calories: 'calorie',
    calves: 'calf',
    canvases: 'canvas',
    children: 'child',
    cookies: 'cookie',
    corpora: 'corpus',
    crises: 'crisis',
    criteria: 'criterion',
    curricula: 'curriculum',
    diagnoses: 'diagnosis',
    feet: 'foot',
    flagella: 'flagellum',
    foci: 'focus',
    fungi: 'fungus',
    ganglia: 'ganglion',
    gases: 'gas',
    geese: 'goose',
    genera: 'genus',
    halves: 'half',
    indices: 'index',
    knives: 'knife',
    larvae: 'larva',
    leaves: 'leaf',
    lenses: 'lens',
    loaves: 'loaf',
    loci: 'locus',
    matrices: 'matrix',
    men: 'man',
    metamorphoses: 'metamorphosis',
    mice: 'mouse',
    mitochondria: 'mitochondrion',
    movies: 'movie',
    neuroses: 'neurosis',
    nuclei: 'nucleus',
    pancreases: 'pancreas',
    people: 'person',
    phenomena: 'phenomenon',
    prognoses: 'prognosis',
    psychoses: 'psychosis',
    quanta: 'quantum',
    radii: 'radius',
    selves: 'self',
    shelves: 'shelf',
    spectra: 'spectrum',
    stimuli: 'stimulus',
    strata: 'stratum',
    symbioses: 'symbiosis',
    teeth: 'tooth',
    thieves: 'thief',
    vertices: 'vertex',
    vortices: 'vortex',
    wives: 'wife',
    wolves: 'wolf',
    women: 'woman',
  }),
);
/** They end like plurals and are none. */
const SAME = new Set(
  'alias atlas bias canvas caries data lens mars pancreas series species'.split(' '),
);

/** Endings of plurals, the longer ones first; `keeps` is what only looks like one. */
const ENDINGS: { plural: RegExp; keeps?: RegExp; cut: number; singular: string }[] = [
  { plural: /..ies$/, cut: 3, singular: 'y' },
  { plural: /(?:ches|shes|xes|sses|zes)$/, cut: 2, singular: '' },
  { plural: /(?:lyses|theses)$/, cut: 2, singular: 'is' },
  {
    plural: /[^aeo]uses$/,
    keeps: /(?:^|^re|^mis|^over|^ab|^acc|^exc|f|^m|^am|^per|^r|^recl)uses$/,
    cut: 2,
    singular: '',
  },
  { plural: /..[^aeiou]oes$/, keeps: /(?:sh|can|ob)oes$/, cut: 2, singular: '' },
  { plural: /(?:tebr|m[uo]l|bul|g|tenn)ae$/, cut: 1, singular: '' },
];

/** The singular of an English noun, well enough to compare two words. */
export function toSingular(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined || SAME.has(word)) {
    return irregular ?? word;
  }
  if (!/[es]$/.test(word)) {
    return word;
  }
  const ending = ENDINGS.find(
    ({ plural, keeps }) => word.length > 4 && plural.test(word) && !keeps?.test(word),
  );
  if (ending) {
    return word.slice(0, -ending.cut) + ending.singular;
  }
  const isPlural = word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word);
  return isPlural ? word.slice(0, -1) : word;
}
