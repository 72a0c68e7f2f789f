import { EXTRACTION_MESSAGES } from '@scholar/extract';
import { defineTexts } from '../../lib/i18n';
import { refusedFileTexts } from '../../lib/messages/refused-file.texts';

const count = (n: number) => n.toLocaleString('en');
const cards = (n: number) => `${count(n)} ${n === 1 ? 'card' : 'cards'}`;
const countVi = (n: number) => n.toLocaleString('vi-VN');

const SIGNS: Record<'en' | 'vi', Record<string, string>> = {
  en: {
    '\t': 'Tab',
    'Q:': 'Q: and A:',
    ' - ': 'Dash',
    '=': '=',
    ':': 'Colon',
    ';': 'Semicolon',
    ',': 'Comma',
    '|': '|',
  },
  vi: {
    '\t': 'Tab',
    'Q:': 'Hỏi: và Đáp:',
    ' - ': 'Gạch ngang',
    '=': '=',
    ':': 'Hai chấm',
    ';': 'Chấm phẩy',
    ',': 'Dấu phẩy',
    '|': '|',
  },
};

export const bringCardsTexts = defineTexts({
  en: {
    title: 'Bring your cards',
    lead: 'A list from Quizlet, a spreadsheet or an Anki deck. Your cards come over word for word.',
    choose: 'Choose a file',
    fileHint: '.csv, .tsv, .apkg, .colpkg, or drop one here',
    or: 'or',
    paste: 'Paste a list',
    pasteHint: 'One card a line: the term, a tab or a dash, then what it means.',
    show: 'Show cards',
    reading: (name: string) => `Reading ${name} …`,
    cancel: 'Cancel',
    startOver: 'Take another file',
    pasted: 'Pasted list',
    noList:
      'No pairs were found in this text. Put a tab, a dash or a colon between term and meaning.',
    faults: EXTRACTION_MESSAGES,

    setName: 'Name of the set',
    nameless: 'Please enter a name for the set.',
    separator: 'Between term and meaning',
    separatorName: (sign: string) => SIGNS.en[sign] ?? sign,
    hasHeader: 'The first row names the columns',
    questionColumn: 'Question',
    answerColumn: 'Answer',
    column: (number: number, name: string) => name || `Column ${number}`,
    firstRows: (shown: number, all: number) =>
      shown < all ? `The first ${shown} of ${count(all)}` : `All ${count(all)}`,
    question: 'Question',
    answer: 'Answer',
    sets: 'Sets',
    setCards: 'Cards',

    checking: 'Looking what you have already …',
    notChecked: 'What you have already could not be looked up. You can still bring the cards.',
    outcome: ({
      brought,
      repeated,
      skipped,
    }: {
      brought: number;
      repeated: number;
      skipped: number;
    }) =>
      [
        cards(brought),
        repeated > 0 && `${count(repeated)} you have already`,
        skipped > 0 && `${count(skipped)} left out`,
      ]
        .filter(Boolean)
        .join(', '),
    reviews: (n: number) =>
      `${count(n)} ${n === 1 ? 'answer' : 'answers'} from before: you go on where you were.`,
    overLimit: (n: number) => `${cards(n)} more than your plan holds.`,
    reasons: {
      no_note: (n: number) => `${count(n)} without a note`,
      no_question: (n: number) => `${count(n)} without a question`,
      no_answer: (n: number) => `${count(n)} without an answer`,
      only_media: (n: number) =>
        `${count(n)} with nothing but a part of a picture, or a file of another kind`,
      too_long: (n: number) => `${count(n)} over 10,000 characters`,
      no_pair: (n: number) => `${count(n)} ${n === 1 ? 'line' : 'lines'} without a pair`,
    },
    media: (n: number) =>
      `${count(n)} ${n === 1 ? 'picture or sound comes' : 'pictures and sounds come'} along.`,
    sending: (done: number, total: number) =>
      `Sending pictures and sounds: ${count(done)} of ${count(total)}`,
    mediaRefused: (n: number) =>
      `${count(n)} ${n === 1 ? 'picture or sound was' : 'pictures and sounds were'} too large or of another kind.`,
    mediaOverLimit: (n: number) =>
      `${count(n)} ${n === 1 ? 'picture or sound' : 'pictures and sounds'} more than your plan holds.`,
    mediaLost: (n: number) => `${cards(n)} had nothing else and stayed behind.`,
    repeats: 'Bring those I have already too',

    studyNow: 'Study now',
    bring: 'Bring without studying',
    brought: (n: number) => `${cards(n)} brought.`,
    showSet: 'Show',
    nothingNew: 'You have all of these cards already.',
    failed: 'Your cards could not be brought. Nothing was saved.',
  },
  vi: {
    title: 'Nhập thẻ của bạn',
    lead: 'Danh sách từ Quizlet, bảng tính hay bộ thẻ Anki. Thẻ được giữ nguyên từng chữ.',
    choose: 'Chọn tệp',
    fileHint: '.csv, .tsv, .apkg, .colpkg, hoặc thả tệp vào đây',
    or: 'hoặc',
    paste: 'Dán danh sách',
    pasteHint: 'Mỗi dòng một thẻ: từ, dấu tab hoặc gạch ngang, rồi đến nghĩa.',
    show: 'Xem thẻ',
    reading: (name) => `Đang đọc ${name} …`,
    cancel: 'Hủy',
    startOver: 'Chọn tệp khác',
    pasted: 'Danh sách đã dán',
    noList: 'Không thấy cặp nào. Hãy đặt dấu tab, gạch ngang hoặc hai chấm giữa từ và nghĩa.',
    faults: {
      unsupported: refusedFileTexts.vi.anywhere,
      empty: 'Tệp này trống.',
      too_large: 'Tệp quá lớn.',
      encrypted: 'Tệp có mật khẩu. Hãy bỏ mật khẩu rồi thử lại.',
      corrupt: 'Tệp bị hỏng, không đọc được.',
      no_text: 'Không tìm thấy chữ trong tệp này.',
      no_cards: 'Không có thẻ nào trong tệp này.',
      timeout: 'Đọc tệp này mất quá lâu.',
      cancelled: 'Đã hủy.',
    },

    setName: 'Tên bộ thẻ',
    nameless: 'Hãy đặt tên cho bộ thẻ.',
    separator: 'Giữa từ và nghĩa',
    separatorName: (sign) => SIGNS.vi[sign] ?? sign,
    hasHeader: 'Hàng đầu là tên cột',
    questionColumn: 'Câu hỏi',
    answerColumn: 'Đáp án',
    column: (number, name) => name || `Cột ${number}`,
    firstRows: (shown, all) =>
      shown < all ? `${shown} thẻ đầu trong ${countVi(all)}` : `Cả ${countVi(all)} thẻ`,
    question: 'Câu hỏi',
    answer: 'Đáp án',
    sets: 'Bộ thẻ',
    setCards: 'Số thẻ',

    checking: 'Đang xem bạn đã có thẻ nào …',
    notChecked: 'Chưa xem được bạn đã có những thẻ nào. Bạn vẫn có thể nhập thẻ.',
    outcome: ({ brought, repeated, skipped }) =>
      [
        `${countVi(brought)} thẻ`,
        repeated > 0 && `${countVi(repeated)} thẻ bạn đã có`,
        skipped > 0 && `${countVi(skipped)} thẻ bị bỏ`,
      ]
        .filter(Boolean)
        .join(', '),
    reviews: (n) => `${countVi(n)} lần trả lời trước đây: bạn học tiếp từ chỗ đang dở.`,
    overLimit: (n) => `Vượt giới hạn của gói ${countVi(n)} thẻ.`,
    reasons: {
      no_note: (n) => `${countVi(n)} thẻ mất ghi chú`,
      no_question: (n) => `${countVi(n)} thẻ không có câu hỏi`,
      no_answer: (n) => `${countVi(n)} thẻ không có đáp án`,
      only_media: (n) => `${countVi(n)} thẻ chỉ có một phần hình hoặc tệp loại khác`,
      too_long: (n) => `${countVi(n)} thẻ quá 10.000 ký tự`,
      no_pair: (n) => `${countVi(n)} dòng không tách được thành cặp`,
    },
    media: (n) => `Kèm ${countVi(n)} hình và âm thanh.`,
    sending: (done, total) => `Đang gửi hình và âm thanh: ${countVi(done)}/${countVi(total)}`,
    mediaRefused: (n) => `${countVi(n)} hình hoặc âm thanh quá lớn hoặc thuộc loại khác.`,
    mediaOverLimit: (n) => `Vượt giới hạn của gói ${countVi(n)} hình và âm thanh.`,
    mediaLost: (n) => `${countVi(n)} thẻ chỉ có phần đó nên bị bỏ lại.`,
    repeats: 'Nhập cả thẻ tôi đã có',

    studyNow: 'Học ngay',
    bring: 'Nhập, chưa học',
    brought: (n) => `Đã nhập ${countVi(n)} thẻ.`,
    showSet: 'Xem',
    nothingNew: 'Bạn đã có tất cả các thẻ này.',
    failed: 'Không nhập được thẻ. Chưa lưu gì cả.',
  },
});
