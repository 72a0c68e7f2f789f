/** Rules that belong together; the texts are written by hand in `docs/rule-texts.json`. */
export type RuleGroup = { title: string; rules: Record<string, string> };

const INTRODUCTION = `# Rules

Every rule has a number, and tests carry it in their names (\`it('[A-04] …')\`). This page is made by \`npm run rules\` from the
tests and from \`docs/rule-texts.json\`; below each rule stand the files that hold its tests.
`;

/** The page of all rules that a test or a bench carries. */
export function makeRulesPage(
  groups: readonly RuleGroup[],
  carriers: ReadonlyMap<string, string[]>,
): string {
  const sections = groups.map(({ title, rules }) => {
    const lines = Object.entries(rules).flatMap(([rule, text]) => {
      const files = carriers.get(rule);
      return files
        ? [`- **${rule}** ${text}<br>${files.map((file) => `\`${file}\``).join(' ')}`]
        : [];
    });
    return lines.length > 0 ? `\n## ${title}\n\n${lines.join('\n')}\n` : '';
  });
  return INTRODUCTION + sections.join('');
}

/** Numbers that stand in a test and mean nothing to a reader yet. */
export function findUnexplained(
  groups: readonly RuleGroup[],
  carriers: ReadonlyMap<string, string[]>,
): string[] {
  const explained = new Set(groups.flatMap(({ rules }) => Object.keys(rules)));
  return [...carriers.keys()].filter((rule) => !explained.has(rule)).toSorted();
}
