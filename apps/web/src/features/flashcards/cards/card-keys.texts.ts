import { defineTexts } from '../../../lib/i18n';

type Chosen = { number: number; selected: number; total: number };

export const cardKeysTexts = defineTexts({
  en: {
    keep: 'keep',
    drop: 'drop',
    kept: ({ number, selected, total }: Chosen) =>
      `Card ${number} kept. ${selected} of ${total} selected.`,
    dropped: ({ number, selected, total }: Chosen) =>
      `Card ${number} dropped. ${selected} of ${total} selected.`,
    shortcuts: [
      { keys: ['K'], does: 'Keep the card and go on' },
      { keys: ['D'], does: 'Drop the card and go on' },
      { keys: ['↓'], does: 'Next card' },
      { keys: ['↑'], does: 'Previous card' },
      { keys: ['Esc'], does: 'Stop highlighting the source' },
      { keys: ['?'], does: 'Show this list' },
    ],
    note: 'They act on the card that has the focus, and are silent while you type.',
  },
  vi: {
    keep: 'giữ',
    drop: 'bỏ',
    kept: ({ number, selected, total }: Chosen) =>
      `Đã giữ thẻ ${number}. Đã chọn ${selected} trên ${total}.`,
    dropped: ({ number, selected, total }: Chosen) =>
      `Đã bỏ thẻ ${number}. Đã chọn ${selected} trên ${total}.`,
    shortcuts: [
      { keys: ['K'], does: 'Giữ thẻ và sang thẻ sau' },
      { keys: ['D'], does: 'Bỏ thẻ và sang thẻ sau' },
      { keys: ['↓'], does: 'Thẻ sau' },
      { keys: ['↑'], does: 'Thẻ trước' },
      { keys: ['Esc'], does: 'Bỏ tô sáng nguồn' },
      { keys: ['?'], does: 'Hiện danh sách này' },
    ],
    note: 'Dùng cho thẻ đang được chọn bằng bàn phím; không có tác dụng khi bạn đang gõ.',
  },
});
