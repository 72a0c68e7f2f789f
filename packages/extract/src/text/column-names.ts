export type ColumnMeaning = 'question' | 'answer' | 'tags' | 'note';

/** Words that head such columns, in the languages of most lists. */
const NAMES: Record<ColumnMeaning, ReadonlySet<string>> = {
  question: words(
    'question questions term terms front word words vocabulary vocab expression prompt q keyword concept',
    'câu hỏi|thuật ngữ|mặt trước|từ|từ vựng|từ mới|khái niệm|hỏi|lato a|domanda|termine|frage|begriff|vorderseite|pregunta|término|palabra|terme|mot|recto|pergunta|termo|frente|side 1|side a',
  ),
  answer: words(
    'answer answers definition definitions back meaning translation response a explanation',
    'đáp án|câu trả lời|trả lời|định nghĩa|mặt sau|nghĩa|giải nghĩa|ý nghĩa|đáp|lato b|risposta|definizione|antwort|rückseite|respuesta|definición|réponse|définition|verso|resposta|definição|side 2|side b',
  ),
  tags: words(
    'tag tags label labels category categories topic',
    'nhãn|thẻ|chủ đề|danh mục|etichetta|etichette|kategorie|etiqueta|etiquetas',
  ),
  note: words(
    'note notes extra remark remarks comment comments hint example examples',
    'ghi chú|ví dụ|gợi ý|chú thích',
  ),
};
/** Lists of words are often headed by their languages. */
const LANGUAGE =
  /^(?:tiếng \p{L}+|english|vietnamese|french|german|spanish|italian|japanese|chinese|korean|russian|portuguese|latin|deutsch|français|español|italiano|anh|việt)$/u;

export function findMeaning(name: string): ColumnMeaning | undefined {
  const folded = fold(name);
  return (['question', 'answer', 'tags', 'note'] as const).find((meaning) =>
    NAMES[meaning].has(folded),
  );
}

export function isColumnName(name: string): boolean {
  return findMeaning(name) !== undefined || LANGUAGE.test(fold(name));
}

function fold(name: string): string {
  return name.trim().toLowerCase().replaceAll(/\s+/g, ' ');
}

function words(single: string, phrases: string): ReadonlySet<string> {
  return new Set([...single.split(' '), ...phrases.split('|')]);
}
