/** What stands between two lines of dashes at the very start is about the file; only its title is text. */
export function splitFrontMatter(source: string): { title: string | undefined; rest: string } {
  const [matter] =
    /^\s*(---|\+\+\+)[ \t]*\n(?:[^\n]*\n){0,200}?(?:\1|\.\.\.)[ \t]*(?:\n|$)/.exec(source) ?? [];
  if (matter === undefined || !/^[\w-]+[ \t]*[:=]/m.test(matter)) {
    return { title: undefined, rest: source };
  }
  const title = /^title[ \t]*[:=][ \t]*(["']?)(\S.*?)\1[ \t]*$/im.exec(matter)?.[2];
  return { title, rest: source.slice(matter.length) };
}
