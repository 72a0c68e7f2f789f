/** A picture of a screen, and what is wrong with it. */
export type Shot = {
  /** Beside the gallery. */
  file: string;
  path: string;
  width: number;
  theme: string;
  language: string;
  problems: readonly string[];
};

/** A page with all pictures, one row for each address. */
export function makeGallery(shots: readonly Shot[]): string {
  const paths = [...new Set(shots.map(({ path }) => path))];
  const rows = paths.map((path) => {
    const figures = shots.filter((shot) => shot.path === path).map(makeFigure);
    return `<section><h2>${escape(path)}</h2><div>${figures.join('')}</div></section>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Scholar: every screen</title>
<style>
body { font: 14px system-ui; margin: 24px; background: #eee; }
section > div { display: flex; gap: 16px; overflow-x: auto; align-items: flex-start; }
figure { margin: 0; flex: none; }
img { height: 420px; object-fit: cover; object-position: top; border: 1px solid #999; }
.wrong { color: #b00; }
</style>
${rows.join('\n')}
`;
}

function makeFigure({ file, width, theme, language, problems }: Shot): string {
  const wrong = problems.map((problem) => `<br><span class="wrong">${escape(problem)}</span>`);
  return `<figure><a href="${escape(file)}"><img loading="lazy" src="${escape(file)}" alt=""></a><figcaption>${language}, ${width}, ${theme}${wrong.join('')}</figcaption></figure>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
