import { STUDY_MESSAGES } from '@scholar/contract';
import { defineTexts } from '../../lib/i18n';

export const summarizeTexts = defineTexts({
  en: {
    title: 'Document Summarization',
    generate: 'AI Generate',
    working: ['Analyzing document', 'Summarizing content', 'Refining summary', 'Almost done'],
    generating: 'Generating the summary.',
    usually: 'Usually a few seconds',
    ready: 'The summary is ready.',
    cancelled: 'Cancelled.',

    noText: STUDY_MESSAGES.summaryText,
    failed: STUDY_MESSAGES.summaryFailed,

    summaryTitle: 'Generated Summary',
    empty: 'No summary yet.',
    emptyAdvice: 'Paste or import a document, then press AI Generate.',
    words: (count: number) => (count === 1 ? '1 word' : `${count.toLocaleString('en-US')} words`),
    name: 'Name',
    field: 'Field',
    fieldBadge: (field: string) => `Field: ${field}`,
    fallback: 'The AI service did not answer, so the built-in engine wrote this.',
    partMissing:
      'The AI service did not answer for a part of your text, so this summary leaves it out. Generate again to try once more.',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Select the summary and copy it by hand, please.',
    print: 'Print',

    source: (number: number) => `Source ${number}`,

    replaced: 'Your other summary was not saved.',
    bringBack: 'Bring it back',

    save: 'Save',
    saving: 'Saving…',
    saved: 'Saved',
    hint: "Don't forget to save your document!",
    nameMissing: STUDY_MESSAGES.title,
    nameTooLong: STUDY_MESSAGES.titleTooLong,
    savedTitle: 'Document Saved!',
    ok: 'OK',
    signInTitle: 'Log in to save',
    signIn: STUDY_MESSAGES.signInToSave,
    signInKept: 'Your text and summary are kept.',
    notSaved: 'Not saved yet. Your text is kept.',
    retry: 'Retry',
    leave: 'Your summary is not saved yet. It stays in this tab until you close it or log out.',
  },
  vi: {
    title: 'Tóm tắt tài liệu',
    generate: 'Tóm tắt bằng AI',
    working: [
      'Đang phân tích tài liệu',
      'Đang tóm tắt nội dung',
      'Đang trau chuốt lại',
      'Sắp xong rồi',
    ],
    generating: 'Đang viết bản tóm tắt.',
    usually: 'Thường chỉ mất vài giây',
    ready: 'Đã có bản tóm tắt.',
    cancelled: 'Đã hủy.',

    noText: 'Hãy dán văn bản hoặc nhập tệp trước khi tóm tắt.',
    failed: 'Không tạo được bản tóm tắt.',

    summaryTitle: 'Bản tóm tắt',
    empty: 'Chưa có bản tóm tắt.',
    emptyAdvice: 'Dán văn bản hoặc nhập tệp, rồi bấm Tóm tắt bằng AI.',
    words: (count) => `${count.toLocaleString('vi-VN')} chữ`,
    name: 'Tên',
    field: 'Môn',
    fieldBadge: (field) => `Môn: ${field}`,
    fallback: 'Dịch vụ AI không phản hồi, nên công cụ có sẵn của Scholar đã viết bản này.',
    partMissing:
      'Dịch vụ AI không phản hồi ở một phần văn bản, nên bản tóm tắt này thiếu phần đó. Hãy tóm tắt lại để thử lần nữa.',
    copy: 'Sao chép',
    copied: 'Đã sao chép',
    copyFailed: 'Hãy bôi đen bản tóm tắt rồi tự sao chép.',
    print: 'In',

    source: (number) => `Nguồn ${number}`,

    replaced: 'Bản tóm tắt trước chưa được lưu.',
    bringBack: 'Lấy lại',

    save: 'Lưu',
    saving: 'Đang lưu…',
    saved: 'Đã lưu',
    hint: 'Đừng quên lưu tài liệu nhé!',
    nameMissing: 'Hãy nhập tên.',
    nameTooLong: 'Tên dài tối đa 255 ký tự.',
    savedTitle: 'Đã lưu tài liệu!',
    ok: 'OK',
    signInTitle: 'Đăng nhập để lưu',
    signIn: 'Bạn cần đăng nhập để lưu tài liệu.',
    signInKept: 'Văn bản và bản tóm tắt của bạn vẫn còn nguyên.',
    notSaved: 'Chưa lưu được. Nội dung của bạn vẫn còn nguyên.',
    retry: 'Thử lại',
    leave: 'Bản tóm tắt chưa được lưu, chỉ còn trong tab này đến khi bạn đóng tab hoặc đăng xuất.',
  },
});
