import { defineTexts } from '../../lib/i18n';
import { isolate } from '../../lib/text/isolate';

const number = (count: number) => count.toLocaleString('en-US');
const numberVi = (count: number) => count.toLocaleString('vi-VN');
const cards = (count: number) => (count === 1 ? '1 card' : `${number(count)} cards`);

export const cardRowsTexts = defineTexts({
  en: {
    title: 'Write cards',
    into: (title: string) => `They go into “${isolate(title)}”.`,
    setName: 'Name of the set',
    nameless: 'Please enter a name for the set.',
    hint: 'Type your cards, or paste a list.',
    keys: 'Tab goes on, Enter begins the next card, Shift+Enter a new line. Alt+↑ ↓ moves a card, Alt+Delete removes it, Ctrl+Enter saves.',
    cards: 'Cards to be saved',
    questionColumn: 'Question',
    answerColumn: 'Answer',
    question: (place: number) => `Question ${place}`,
    answer: (place: number) => `Answer ${place}`,
    remove: (place: number) => `Delete card ${place}`,
    removed: 'Card deleted',
    undo: 'Undo',
    add: 'Add a card',

    plainOf: (place: number) => `Make card ${place} a plain card`,

    sameAs: (place: number) => `The same as card ${place}`,
    known: 'You have this card already',
    leftOut: (count: number) =>
      count === 1
        ? '1 card is repeated and left out.'
        : `${number(count)} cards are repeated and left out.`,
    repeats: 'Save repeated cards too',

    pasted: (count: number) => (count === 1 ? '1 row pasted.' : `${number(count)} rows pasted.`),
    columnsLeftOut: (count: number) =>
      count === 1 ? '1 more column was left out.' : `${number(count)} more columns were left out.`,
    tooMany: (count: number, most: number) =>
      `${number(count)} rows are too many to edit here, where ${number(most)} fit.`,
    bringThem: 'Bring them as a list',
    notRead: 'What you pasted could not be read. Please try again.',

    restored: 'Your unsaved cards are still here.',
    discard: 'Discard',
    count: cards,
    save: 'Save',
    studyNow: 'Study now',
    empty: 'Write a question and an answer first.',
    saved: (count: number) => `${cards(count)} saved.`,
    nothingNew: 'You have all of these cards already.',
    failed: 'Your cards could not be saved. Nothing is lost.',
    leave: 'Your cards are not saved yet. They’ll be here when you come back.',
  },
  vi: {
    title: 'Viết thẻ',
    into: (title) => `Thẻ được thêm vào “${isolate(title)}”.`,
    setName: 'Tên bộ thẻ',
    nameless: 'Hãy đặt tên cho bộ thẻ.',
    hint: 'Gõ thẻ, hoặc dán một danh sách.',
    keys: 'Tab sang ô kế, Enter sang thẻ mới, Shift+Enter xuống dòng. Alt+↑ ↓ di chuyển thẻ, Alt+Delete xóa thẻ, Ctrl+Enter lưu.',
    cards: 'Thẻ sẽ lưu',
    questionColumn: 'Câu hỏi',
    answerColumn: 'Đáp án',
    question: (place) => `Câu hỏi ${place}`,
    answer: (place) => `Đáp án ${place}`,
    remove: (place) => `Xóa thẻ ${place}`,
    removed: 'Đã xóa thẻ',
    undo: 'Hoàn tác',
    add: 'Thêm thẻ',

    plainOf: (place) => `Đổi thẻ ${place} thành thẻ thường`,

    sameAs: (place) => `Giống thẻ ${place}`,
    known: 'Bạn đã có thẻ này',
    leftOut: (count) => `${numberVi(count)} thẻ bị trùng nên không lưu.`,
    repeats: 'Lưu cả thẻ trùng',

    pasted: (count) => `Đã dán ${numberVi(count)} hàng.`,
    columnsLeftOut: (count) => `Bỏ qua ${numberVi(count)} cột.`,
    tooMany: (count, most) =>
      `Bạn vừa dán ${numberVi(count)} hàng, ở đây chỉ sửa được tối đa ${numberVi(most)} hàng.`,
    bringThem: 'Mang sang dưới dạng danh sách',
    notRead: 'Không đọc được phần vừa dán. Vui lòng thử lại.',

    restored: 'Thẻ chưa lưu của bạn vẫn còn đây.',
    discard: 'Bỏ',
    count: (count) => `${numberVi(count)} thẻ`,
    save: 'Lưu',
    studyNow: 'Học ngay',
    empty: 'Hãy viết câu hỏi và đáp án trước.',
    saved: (count) => `Đã lưu ${numberVi(count)} thẻ.`,
    nothingNew: 'Bạn đã có tất cả các thẻ này.',
    failed: 'Chưa lưu được thẻ, nhưng không mất gì cả.',
    leave: 'Thẻ của bạn chưa được lưu, nhưng vẫn còn đây khi bạn quay lại.',
  },
});
