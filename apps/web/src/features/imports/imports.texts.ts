import { STUDY_MESSAGES } from '@scholar/contract';
import { EXTRACTION_MESSAGES } from '@scholar/extract';
import { defineTexts } from '../../lib/i18n';
import { refusedFileTexts } from '../../lib/messages/refused-file.texts';
import { toRanges } from '../../lib/text/number-ranges';

type Counted = { done: number; all: number };
type Read = {
  pages: number;
  recognised: number[];
  empty: number[];
  pictures: number[];
  isSlides: boolean;
};

export const importsTexts = defineTexts({
  en: {
    title: 'Import',
    handle: 'Width of the documents',
    emptyTitle: 'Drop your files here',
    emptyTitleTouch: 'Add your files',
    emptyAdvice: (files: number) =>
      `Lecture notes, slides, books, photos of a page: each becomes a document with a summary, cards and a set. Up to ${files} at once.`,
    choose: 'Choose files',
    add: 'Add files',
    photo: 'Take a photo',
    pasteHint: 'Pasting a file or a picture works too, on any screen.',
    bringCards: 'Have cards already? Bring a Quizlet list, a spreadsheet or an Anki deck.',

    documents: 'Documents',
    readyCount: ({ done, all }: Counted) => `${done} of ${all} ready`,
    allReady: 'All of them are ready.',
    working: 'Reading your files.',
    left: (milliseconds: number) =>
      milliseconds < MINUTE_MS ? 'less than a minute left' : `${toMinutes(milliseconds)} min left`,
    waiting: 'Waiting',
    read: 'Read, waiting for its cards',
    opening: 'Opening',
    reading: ({ page, pages }: { page: number; pages: number }) =>
      `Reading page ${page} of ${pages}`,
    recognising: ({ page, pages }: { page: number; pages: number }) =>
      `Recognising page ${page} of ${pages}`,
    writing: 'Writing the summary and the cards',
    pausing: {
      busy: (seconds: number) => `Many are asking right now. Goes on in ${seconds} s.`,
      offline: (seconds: number) => `No connection. Tries again in ${seconds} s.`,
    },
    cards: ({ selected, all }: { selected: number; all: number }) =>
      selected === all ? countOf(all, 'card') : `${selected} of ${countOf(all, 'card')}`,
    noCards: 'No cards. The document itself can be saved.',
    noSummary: 'no summary',
    pages: ({ pages, recognised, empty, pictures, isSlides }: Read) =>
      [
        countOf(pages, isSlides ? 'slide' : 'page'),
        recognised.length > 0 && `${recognised.length} recognised (${toRanges(recognised)})`,
        empty.length > 0 && `${empty.length} without text (${toRanges(empty)})`,
        pictures.length > 0 && `pictures left out on ${toRanges(pictures)}`,
      ]
        .filter(Boolean)
        .join(', '),
    cut: 'only the first 1 MB of text',
    cancel: (name: string) => `Cancel ${name}`,
    retry: (name: string) => `Try ${name} again`,
    remove: (name: string) => `Remove ${name}`,
    removed: (name: string) => `${name} was removed.`,
    faults: {
      ...EXTRACTION_MESSAGES,
      cancelled: 'Cancelled.',
      folder: 'This is a folder. Please drop the files in it.',
      gone: 'The browser no longer has this file. Please add it again.',
      not_made: 'The cards could not be made. Please try again.',
    },
    tooMany: ({ files, limit }: { files: number; limit: number }) =>
      `${countOf(files, 'file')} had no room: ${limit} files fit at once. Save these first, then add the others.`,
    elsewhere: 'Your files are being read in another tab.',
    goOnHere: 'Go on here',

    name: 'Name of the document and its set',
    nameless: 'Please enter a title.',
    noneChosen: 'Cards show here as soon as the first document is ready.',
    notYet: 'The cards of this document are on their way.',
    failed: 'This file became no document.',
    noneMade: 'No good cards could be made from this text.',
    noneMadeAdvice: 'You can still save the document.',
    selected: ({ selected, all }: { selected: number; all: number }) =>
      `${selected} of ${all} selected`,

    keepAll: 'Keep all',
    keepSure: 'Keep the sure ones',
    keptAll: 'All cards of all documents are kept.',
    keptSure: 'The sure cards of all documents are kept.',
    studyNow: 'Study now',
    saveOnly: 'Save without studying',
    selectOne: STUDY_MESSAGES.selectCards,
    saved: (sets: number) => (sets === 1 ? 'Your set is saved.' : `${sets} sets are saved.`),
    savedOthers: (sets: number) =>
      sets === 1
        ? 'One more set is saved. You find it under Study Flashcard.'
        : `${sets} more sets are saved. You find them under Study Flashcard.`,
    documentsSaved: (documents: number) => `${countOf(documents, 'document')} saved.`,
    allKnown: 'You have had all of these cards already.',
    notSaved: 'This could not be saved. Nothing was lost: please try again.',
    showSets: 'Show',

    tray: ({ done, all }: Counted) => `${done} of ${all} read`,
    trayReady: (documents: number) => `${countOf(documents, 'document')} ready`,
    trayFailed: 'Some files need you',
    trayShort: ({ done, all }: Counted) => `${done}/${all}`,
  },
  vi: {
    title: 'Nhập tệp',
    handle: 'Độ rộng của cột tài liệu',
    emptyTitle: 'Thả tệp của bạn vào đây',
    emptyTitleTouch: 'Thêm tệp của bạn',
    emptyAdvice: (files) =>
      `Bài giảng, slide, sách, ảnh chụp trang vở: mỗi tệp thành một tài liệu có bản tóm tắt, thẻ và một bộ thẻ. Tối đa ${files} tệp một lần.`,
    choose: 'Chọn tệp',
    add: 'Thêm tệp',
    photo: 'Chụp ảnh',
    pasteHint: 'Bạn cũng có thể dán tệp hay ảnh, ở trang nào cũng được.',
    bringCards: 'Đã có thẻ rồi? Mang danh sách Quizlet, bảng tính hay bộ thẻ Anki sang.',

    documents: 'Tài liệu',
    readyCount: ({ done, all }) => `${done}/${all} đã xong`,
    allReady: 'Tất cả đã xong.',
    working: 'Đang đọc các tệp của bạn.',
    left: (milliseconds) =>
      milliseconds < MINUTE_MS ? 'còn chưa đến 1 phút' : `còn ${toMinutes(milliseconds)} phút`,
    waiting: 'Đang chờ',
    read: 'Đã đọc, đang chờ tạo thẻ',
    opening: 'Đang mở',
    reading: ({ page, pages }) => `Đang đọc trang ${page}/${pages}`,
    recognising: ({ page, pages }) => `Đang nhận dạng trang ${page}/${pages}`,
    writing: 'Đang viết bản tóm tắt và thẻ',
    pausing: {
      busy: (seconds) => `Đang có nhiều người dùng. Tiếp tục sau ${seconds} giây.`,
      offline: (seconds) => `Mất kết nối. Thử lại sau ${seconds} giây.`,
    },
    cards: ({ selected, all }) => (selected === all ? `${all} thẻ` : `${selected}/${all} thẻ`),
    noCards: 'Không có thẻ. Bạn vẫn có thể lưu tài liệu.',
    noSummary: 'không có bản tóm tắt',
    pages: ({ pages, recognised, empty, pictures, isSlides }) =>
      [
        `${pages} ${isSlides ? 'slide' : 'trang'}`,
        recognised.length > 0 &&
          `${recognised.length} trang được nhận dạng (${toRanges(recognised)})`,
        empty.length > 0 && `${empty.length} trang không có chữ (${toRanges(empty)})`,
        pictures.length > 0 &&
          `bỏ qua hình ở ${isSlides ? 'slide' : 'trang'} ${toRanges(pictures)}`,
      ]
        .filter(Boolean)
        .join(', '),
    cut: 'chỉ lấy 1 MB chữ đầu tiên',
    cancel: (name) => `Hủy ${name}`,
    retry: (name) => `Thử lại ${name}`,
    remove: (name) => `Bỏ ${name}`,
    removed: (name) => `Đã bỏ ${name}.`,
    faults: {
      unsupported: refusedFileTexts.vi.anywhere,
      empty: 'Tệp này trống.',
      too_large: 'Tệp quá lớn. Mỗi tệp tối đa 20 MB.',
      encrypted: 'Tệp có mật khẩu. Hãy bỏ mật khẩu rồi thử lại.',
      corrupt: 'Tệp bị hỏng, không đọc được.',
      no_text: 'Không tìm thấy chữ trong tệp này.',
      no_cards: 'Không tìm thấy thẻ nào trong tệp này.',
      timeout: 'Đọc tệp này mất quá lâu.',
      cancelled: 'Đã hủy.',
      folder: 'Đây là thư mục. Hãy thả các tệp ở trong đó.',
      gone: 'Trình duyệt không còn giữ tệp này. Hãy thêm lại.',
      not_made: 'Không tạo được thẻ. Vui lòng thử lại.',
    },
    tooMany: ({ files, limit }) =>
      `${files} tệp không còn chỗ: mỗi lần chỉ được ${limit} tệp. Hãy lưu các tệp này trước rồi thêm tiếp.`,
    elsewhere: 'Các tệp của bạn đang được đọc ở một tab khác.',
    goOnHere: 'Tiếp tục ở đây',

    name: 'Tên tài liệu và bộ thẻ',
    nameless: 'Hãy nhập tên.',
    noneChosen: 'Thẻ sẽ hiện ở đây ngay khi tài liệu đầu tiên xong.',
    notYet: 'Thẻ của tài liệu này sắp có.',
    failed: 'Không tạo được tài liệu từ tệp này.',
    noneMade: 'Chưa rút được thẻ nào từ văn bản này.',
    noneMadeAdvice: 'Bạn vẫn có thể lưu tài liệu.',
    selected: ({ selected, all }) => `Đã chọn ${selected}/${all}`,

    keepAll: 'Giữ tất cả',
    keepSure: 'Giữ thẻ chắc chắn',
    keptAll: 'Đã giữ mọi thẻ của mọi tài liệu.',
    keptSure: 'Đã giữ những thẻ chắc chắn của mọi tài liệu.',
    studyNow: 'Học ngay',
    saveOnly: 'Lưu, chưa học',
    selectOne: 'Hãy chọn ít nhất một thẻ để lưu.',
    saved: (sets) => `Đã lưu ${sets} bộ thẻ.`,
    savedOthers: (sets) => `Đã lưu thêm ${sets} bộ thẻ. Bạn xem trong mục Ôn thẻ ghi nhớ nhé.`,
    documentsSaved: (documents) => `Đã lưu ${documents} tài liệu.`,
    allKnown: 'Bạn đã có tất cả những thẻ này.',
    notSaved: 'Chưa lưu được, nhưng không mất gì cả. Vui lòng thử lại.',
    showSets: 'Xem',

    tray: ({ done, all }) => `Đã đọc ${done}/${all}`,
    trayReady: (documents) => `${documents} tài liệu đã xong`,
    trayFailed: 'Có tệp cần bạn xem',
    trayShort: ({ done, all }) => `${done}/${all}`,
  },
});

const MINUTE_MS = 60_000;

function countOf(count: number, word: string): string {
  return `${count.toLocaleString('en-US')} ${word}${count === 1 ? '' : 's'}`;
}

function toMinutes(milliseconds: number): number {
  return Math.round(milliseconds / MINUTE_MS);
}
