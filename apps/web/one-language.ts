import type { Plugin } from 'vite';

type Node = { type: string; start: number; end: number; [key: string]: unknown };

const VIETNAMESE = {
  'lang="en"': 'lang="vi"',
  '/manifest.webmanifest': '/manifest.vi.webmanifest',
  'Scholar turns your documents into summaries, flashcards and tests, each with the sentence it came from.':
    'Scholar biến tài liệu của bạn thành bản tóm tắt, thẻ ghi nhớ và bài kiểm tra, kèm đúng câu gốc của từng thẻ.',
  'Scholar needs JavaScript. Please switch it on and reload the page.':
    'Scholar cần JavaScript. Bạn hãy bật JavaScript rồi tải lại trang.',
};

/** Every `defineTexts` keeps the texts of one language, so that nobody loads those of another. */
export function oneLanguage(language: string): Plugin {
  return {
    name: 'scholar:one-language',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.texts\.ts$/ },
      handler(code) {
        const foreign = findCatalogues(this.parse(code) as unknown as Node).flatMap((catalogue) =>
          (catalogue['properties'] as Node[]).filter((property) => nameOf(property) !== language),
        );
        const kept = foreign
          .toSorted((a, b) => b.start - a.start)
          .reduce((rest, { start, end }) => {
            const comma = /^\s*,/.exec(rest.slice(end))?.[0].length ?? 0;
            return rest.slice(0, start) + rest.slice(end + comma);
          }, code);
        return { code: kept, map: null };
      },
    },
    transformIndexHtml: (page) => {
      const texts: Record<string, string> = language === 'vi' ? VIETNAMESE : {};
      return Object.entries(texts).reduce((rest, [english, said]) => {
        if (!rest.includes(english)) {
          throw new Error(`index.html has no '${english}'.`);
        }
        return rest.replace(english, said);
      }, page);
    },
  };
}

function findCatalogues(node: unknown): Node[] {
  if (Array.isArray(node)) {
    return node.flatMap(findCatalogues);
  }
  if (!isNode(node)) {
    return [];
  }
  const isCatalogue =
    node.type === 'CallExpression' && (node['callee'] as { name?: string }).name === 'defineTexts';
  return isCatalogue
    ? [(node['arguments'] as Node[])[0]].filter((argument) => argument !== undefined)
    : Object.values(node).flatMap(findCatalogues);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function nameOf(property: Node): string | undefined {
  return (property['key'] as { name?: string }).name;
}
