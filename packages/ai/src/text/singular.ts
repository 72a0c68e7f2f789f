const IRREGULAR = new Map(
  Object.entries({
    analyses: 'analysis',
    axes: 'axis',
    bacteria: 'bacterium',
    children: 'child',
    criteria: 'criterion',
    crises: 'crisis',
    data: 'data',
    fungi: 'fungus',
    hypotheses: 'hypothesis',
    indices: 'index',
    larvae: 'larva',
    matrices: 'matrix',
    men: 'man',
    mitochondria: 'mitochondrion',
    nuclei: 'nucleus',
    people: 'person',
    phenomena: 'phenomenon',
    series: 'series',
    species: 'species',
    stimuli: 'stimulus',
    vertebrae: 'vertebra',
    vertices: 'vertex',
    women: 'woman',
  }),
);

/** The singular of an English noun, well enough to compare two words. */
export function toSingular(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular) {
    return irregular;
  }
  if (word.length > 4 && word.endsWith('ies')) {
    return `${word.slice(0, -3)}y`;
  }
  if (word.length > 4 && /(?:ches|shes|xes|sses|zes)$/.test(word)) {
    return word.slice(0, -2);
  }
  const isPlural = word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word);
  return isPlural ? word.slice(0, -1) : word;
}
