/** Study text is read; the other kinds stand in a document without being its subject. */
export type BlockKind =
  | 'heading'
  /** A short line that announces what follows: 'Causes:'. */
  | 'label'
  | 'paragraph'
  | 'item'
  | 'row'
  | 'code'
  | 'formula'
  | 'caption'
  | 'reference'
  | 'furniture';

const STUDY_KINDS: ReadonlySet<BlockKind> = new Set([
  'heading',
  'label',
  'paragraph',
  'item',
  'row',
]);

export function isStudyText(kind: BlockKind): boolean {
  return STUDY_KINDS.has(kind);
}

const CAPTION =
  /^(?:figure|fig\.|table|listing|photo|image|chart|diagram|video|hình|bảng|biểu đồ|ảnh|sơ đồ)\s*(?:\d[\d.\-–]*|[ivx]+(?![\p{L}\p{M}]))\s*[.:)–-]?|^\[(?:map|illustration|image|photo|figure|hình|ảnh)\b|^(?:source|image credit|photo credit|credit|nguồn|ảnh)\s*:/iu;
/** Headings of what stands at the end of a chapter: works, links, exercises. */
const BACK_MATTER =
  /^(?:\d+[.)]?\s*)?(?:references|bibliography|works cited|further reading|external links|see also|notes and references|citations|acknowledge?ments?|study questions|review questions|discussion questions|practice (?:questions|problems)|exercises?|self-check.{0,20}|homework|câu hỏi ôn tập|câu hỏi thảo luận|bài tập|tài liệu tham khảo|tham khảo|đọc thêm|xem thêm|bài viết liên quan|liên kết ngoài|lời cảm ơn)\b.{0,20}$/iu;
const REFERENCE = /^\[\d{1,3}\]\s|\bdoi:\s*10\.|\bISBN\b|\bet al\.,?\s*\(?\d{4}/u;
/** '—Apuleius, The Golden Ass': who said what stands above. */
const SAID_BY = /^[—―]\p{Lu}[^.!?;:]{2,80}$/u;
const PAGE_NUMBER =
  /^(?:page|trang|slide|p\.)?\s*[-–]?\s*\d{1,4}(?:\s*(?:\/|of)\s*\d{1,4})?\s*[-–]?$/iu;
/** What pages of the web put between paragraphs. */
const ADVERTISEMENT = /^(?:quảng cáo|advertisements?|sponsored)$/iu;
const CONTACT = /\S+@\S+\.\S+|^©|\ball rights reserved\b|^(?:www\.|https?:)/iu;
/** What notes say about themselves at their head. */
const FILE_FACT =
  /^(?:date|author|authors|category|keywords?|tags?|course|lecturer|instructor|version|last updated|updated|created|license|source|ngày|tác giả|giảng viên|từ khóa|từ khoá|nguồn|môn học|người soạn)\s*:/iu;
/** What is longer is no caption, no address and no formula. */
const ASIDE_MAX_CHARACTERS = 600;
const FORMULA_SIGN = /[=+*/^_\\<>≤≥≈∑∫∂√∞→⇒|{}[\]()$%&#~]/g;

export function opensBackMatter(heading: string): boolean {
  return BACK_MATTER.test(heading);
}

/** The kind of a line or paragraph that no mark and no neighbour tells. */
export function asideKindOf(written: string, mayBeFileFact: boolean): BlockKind | undefined {
  if (written.length > ASIDE_MAX_CHARACTERS) {
    return undefined;
  }
  if (ADVERTISEMENT.test(written)) {
    return 'furniture';
  }
  if (PAGE_NUMBER.test(written) || !/\p{L}/u.test(written) || CONTACT.test(written)) {
    return 'furniture';
  }
  if (mayBeFileFact && FILE_FACT.test(written)) {
    return 'furniture';
  }
  if (CAPTION.test(written)) {
    return 'caption';
  }
  if (REFERENCE.test(written) || SAID_BY.test(written)) {
    return 'reference';
  }
  return isFormula(written) ? 'formula' : undefined;
}

/** More signs than words, and hardly a word. */
function isFormula(written: string): boolean {
  const words = written.match(/\p{L}{3,}/gu)?.length ?? 0;
  const signs = written.match(FORMULA_SIGN)?.length ?? 0;
  return signs >= 3 && words < 2 && signs > words * 2;
}
