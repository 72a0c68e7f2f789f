import { isBlank, STUDY_MESSAGES } from '@scholar/contract';
import { defineTexts } from '../../lib/i18n';
import { isolate } from '../../lib/text/isolate';

export const flashcardsTexts = defineTexts({
  en: {
    title: 'Flashcard Generator',
    inVietnamese: 'Create in Vietnamese',
    count: 'Cards',
    fewer: 'Fewer cards',
    more: 'More cards',
    countLimits: (max: number) => `From 1 to ${max} cards`,
    generate: 'AI Generate',
    handle: 'Width of the document',

    addDocument: 'Add Document',
    yourDocument: 'your document',
    parts: 'Text of the document',
    sourcePart: 'Source text',
    summaryPart: 'Summary',

    picker: {
      title: 'Select a Document',
      search: 'Search documents…',
      field: 'Field',
      allFields: 'All Fields',
      documents: 'Documents',
      none: 'No documents found.',
      noneAdvice: 'Save a document first, or try other words.',
      first: (count: number) => `The newest ${count} show. Search to find others.`,
      confirm: 'Confirm',
      cancel: 'Cancel',
    },

    working: ['Analyzing document', 'Extracting key terms', 'Generating flashcards', 'Almost done'],
    generating: 'Generating the flashcards.',
    usually: 'Usually a few seconds',
    ready: (count: number) =>
      count === 1 ? '1 flashcard is ready.' : `${count} flashcards are ready.`,
    cancelled: 'Cancelled.',
    list: {
      found: (count: number) => `This is a list of ${count.toLocaleString('en-US')} pairs.`,
      keep: 'Keep them word for word',
    },
    noText: STUDY_MESSAGES.flashcardsText,
    failed: STUDY_MESSAGES.flashcardsFailed,

    cards: 'Flashcards',
    empty: 'No flashcards generated yet.',
    emptyAdvice: 'Paste, import or add a document, then press AI Generate.',
    noneMade: 'We found no cards here yet.',
    noneMadeAdvice:
      'A page that explains its terms in full sentences works best. Add some more text, then try again.',
    selectedCount: ({ selected, total }: { selected: number; total: number }) =>
      `${selected} of ${total} selected`,
    selectAll: 'Select all',
    selectNone: 'Select none',
    card: (number: number) => `Card ${number}`,
    question: (number: number) => `Question of card ${number}`,
    answer: (number: number) => `Answer of card ${number}`,
    source: (number: number) => `Source of card ${number}`,
    selected: 'Selected',
    notSelected: 'Not selected',
    selectedCard: (number: number) => `Selected card ${number}`,
    maybe: (count: number) => `Maybe (${count})`,
    maybeHint: 'Less sure. Select what you want to keep.',

    notices: {
      not_translated:
        'These cards could not be put into Vietnamese. They are in the language of your text.',
      fewer_than_asked: ({ made, asked }: { made: number; asked: number }) =>
        `${made} of the ${asked} cards you asked for. A longer text, or one that explains its terms in full sentences, gives more.`,
      only_maybe:
        'We are not sure of these cards. Look through those under Maybe and keep what helps you.',
      part_missing:
        'The AI service did not answer for a part of your text, so these cards leave it out. Generate again to try once more.',
      fallback: 'The AI service did not answer, so the built-in engine wrote these.',
      uncovered: ({
        count,
        sections,
        titles,
      }: {
        count: number;
        sections: number;
        titles: string[];
      }) =>
        `${count} of ${sections} sections have no card: ${listOf(titles, count, LIST_WORDS.en)}.`,
    },
    earlier: (lists: number) =>
      lists === 1
        ? 'Your other cards are still here.'
        : `Your other cards are still here, in ${lists} lists.`,
    bringBack: 'Bring them back',

    save: 'Save Selected',
    saving: 'Saving…',
    saved: 'Saved',
    keepDocument: 'Save the document with them',
    hint: "Don't forget to save your flashcards!",
    selectOne: STUDY_MESSAGES.selectCards,
    savedDone: STUDY_MESSAGES.cardsSaved,
    savedAdvice: 'Put them into a set: Today, studying and tests take their cards from sets.',
    notSaved: STUDY_MESSAGES.cardsNotSaved,
    ok: 'OK',

    createSet: 'Create Flashcard Set',
    setName: 'Set name',
    setCards: (count: number) => (count === 1 ? 'With 1 card' : `With ${count} cards`),
    saveSet: 'Save Flashcard Set',
    setCreated: STUDY_MESSAGES.setCreated,
    setNotCreated: STUDY_MESSAGES.setNotCreated,
    cardsGone: 'Some of these cards were deleted elsewhere. Save them again, then make the set.',
    saveAgain: 'Save again',
    study: 'Study this set',
    studyNow: 'Study now',
    cancel: 'Cancel',

    signInToSave: { title: 'Log in to save', reason: 'You must be logged in to save flashcards.' },
    signInToOpen: {
      title: 'Log in to open documents',
      reason: 'Your saved documents are in your account.',
    },
    signInKept: 'Your text and cards are kept.',
    leave: 'Your cards are not saved yet. They stay in this tab until you close it or log out.',
  },
  vi: {
    title: 'Tạo thẻ ghi nhớ',
    inVietnamese: 'Tạo bằng tiếng Việt',
    count: 'Số thẻ',
    fewer: 'Giảm số thẻ',
    more: 'Tăng số thẻ',
    countLimits: (max) => `Từ 1 đến ${max} thẻ`,
    generate: 'Tạo bằng AI',
    handle: 'Độ rộng của cột tài liệu',

    addDocument: 'Thêm tài liệu',
    yourDocument: 'tài liệu của bạn',
    parts: 'Văn bản của tài liệu',
    sourcePart: 'Văn bản gốc',
    summaryPart: 'Bản tóm tắt',

    picker: {
      title: 'Chọn tài liệu',
      search: 'Tìm tài liệu…',
      field: 'Môn',
      allFields: 'Tất cả môn',
      documents: 'Tài liệu',
      none: 'Không có tài liệu nào.',
      noneAdvice: 'Hãy lưu một tài liệu trước, hoặc thử từ khóa khác.',
      first: (count) => `Đang hiện ${count} tài liệu mới nhất. Gõ tên để tìm thêm.`,
      confirm: 'Chọn',
      cancel: 'Hủy',
    },

    working: [
      'Đang phân tích tài liệu',
      'Đang tìm thuật ngữ chính',
      'Đang viết thẻ',
      'Sắp xong rồi',
    ],
    generating: 'Đang tạo thẻ.',
    usually: 'Thường chỉ mất vài giây',
    ready: (count) => `Đã tạo xong ${count} thẻ.`,
    cancelled: 'Đã hủy.',
    list: {
      found: (count) => `Đây là danh sách có ${count.toLocaleString('vi-VN')} cặp.`,
      keep: 'Giữ nguyên từng chữ',
    },
    noText: 'Hãy dán văn bản hoặc nhập tệp trước khi tạo thẻ.',
    failed: 'Không tạo được thẻ.',

    cards: 'Thẻ ghi nhớ',
    empty: 'Chưa có thẻ nào.',
    emptyAdvice: 'Dán văn bản, nhập tệp hoặc thêm tài liệu, rồi bấm Tạo bằng AI.',
    noneMade: 'Chưa tìm được thẻ nào ở đây.',
    noneMadeAdvice:
      'Một trang giải thích khái niệm bằng câu trọn vẹn sẽ hợp nhất. Hãy thêm văn bản rồi thử lại.',
    selectedCount: ({ selected, total }) => `Đã chọn ${selected}/${total}`,
    selectAll: 'Chọn tất cả',
    selectNone: 'Bỏ chọn hết',
    card: (number) => `Thẻ ${number}`,
    question: (number) => `Câu hỏi của thẻ ${number}`,
    answer: (number) => `Đáp án của thẻ ${number}`,
    source: (number) => `Nguồn của thẻ ${number}`,
    selected: 'Đã chọn',
    notSelected: 'Chưa chọn',
    selectedCard: (number) => `Chọn thẻ ${number}`,
    maybe: (count) => `Chưa chắc (${count})`,
    maybeHint: 'Hãy xem qua và chọn thẻ bạn muốn giữ.',

    notices: {
      not_translated:
        'Chưa viết được các thẻ này bằng tiếng Việt. Thẻ dùng ngôn ngữ trong văn bản của bạn.',
      fewer_than_asked: ({ made, asked }) =>
        `Đã có ${made} trong ${asked} thẻ bạn muốn. Thêm đoạn văn, nhất là đoạn giải thích khái niệm bằng câu trọn vẹn, để có nhiều thẻ hơn.`,
      only_maybe:
        'Scholar chưa chắc về các thẻ này. Hãy xem mục Chưa chắc và giữ thẻ có ích cho bạn.',
      part_missing:
        'Dịch vụ AI không phản hồi ở một phần văn bản, nên phần đó chưa có thẻ. Hãy tạo lại để thử lần nữa.',
      fallback: 'Dịch vụ AI không phản hồi, nên công cụ có sẵn của Scholar đã viết các thẻ này.',
      uncovered: ({ count, sections, titles }) =>
        `${count}/${sections} mục chưa có thẻ: ${listOf(titles, count, LIST_WORDS.vi)}.`,
    },
    earlier: (lists) =>
      lists === 1
        ? 'Các thẻ trước đó vẫn còn đây.'
        : `Các thẻ trước đó vẫn còn đây, trong ${lists} danh sách.`,
    bringBack: 'Khôi phục',

    save: 'Lưu thẻ đã chọn',
    saving: 'Đang lưu…',
    saved: 'Đã lưu',
    keepDocument: 'Lưu kèm tài liệu',
    hint: 'Đừng quên lưu thẻ nhé!',
    selectOne: 'Hãy chọn ít nhất một thẻ để lưu.',
    savedDone: 'Đã lưu thẻ!',
    savedAdvice: 'Xếp thẻ vào một bộ: mục Hôm nay, ôn tập và kiểm tra đều lấy thẻ từ các bộ.',
    notSaved: 'Không lưu được thẻ.',
    ok: 'OK',

    createSet: 'Tạo bộ thẻ',
    setName: 'Tên bộ thẻ',
    setCards: (count) => `Gồm ${count} thẻ`,
    saveSet: 'Lưu bộ thẻ',
    setCreated: 'Đã tạo bộ thẻ!',
    setNotCreated: 'Không tạo được bộ thẻ.',
    cardsGone: 'Vài thẻ trong số này đã bị xóa ở nơi khác. Hãy lưu lại rồi tạo bộ.',
    saveAgain: 'Lưu lại',
    study: 'Học bộ này',
    studyNow: 'Học ngay',
    cancel: 'Hủy',

    signInToSave: { title: 'Đăng nhập để lưu', reason: 'Bạn cần đăng nhập để lưu thẻ.' },
    signInToOpen: {
      title: 'Đăng nhập để mở tài liệu',
      reason: 'Tài liệu đã lưu nằm trong tài khoản của bạn.',
    },
    signInKept: 'Văn bản và thẻ của bạn vẫn còn nguyên.',
    leave: 'Thẻ chưa được lưu, chỉ còn trong tab này đến khi bạn đóng tab hoặc đăng xuất.',
  },
});

const MOST_TITLES = 3;

type ListWords = { beginning: string; others: (count: number) => string };

const LIST_WORDS: Record<'en' | 'vi', ListWords> = {
  en: { beginning: 'the beginning', others: (count) => ` and ${count} more` },
  vi: { beginning: 'phần đầu', others: (count) => ` và ${count} mục khác` },
};

function listOf(titles: string[], count: number, { beginning, others }: ListWords): string {
  const named = titles
    .slice(0, MOST_TITLES)
    // A section before the first heading has no title.
    .map((title) => (isBlank(title) ? beginning : `“${isolate(title)}”`));
  const unnamed = count - named.length;
  return `${named.join(', ')}${unnamed > 0 ? others(unnamed) : ''}`;
}
