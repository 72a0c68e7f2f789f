import type { Language } from '@scholar/contract';

/** A sentence of the text together with the card it becomes. */
export type Passage = { quote: string; term: string; definition: string };
export type Sample = { parts: readonly (string | Passage)[]; passages: readonly Passage[] };

/** Prepared texts, shown in their own language whatever the language of the page. */
export const SAMPLES: Record<Language, Sample> = {
  en: createSample([
    'Every cell is wrapped in a membrane that decides what may enter. Water is a special case. ',
    {
      quote:
        'When two solutions are separated by a selectively permeable membrane, water moves from the side with less solute to the side with more.',
      term: 'Osmosis',
      definition: 'The movement of water across a membrane, toward the side with more solute.',
    },
    ' Lipids alone would let it through only slowly, so most of it takes a shortcut through ',
    {
      quote: 'channel proteins called aquaporins.',
      term: 'Aquaporin',
      definition: 'A channel protein that lets water cross the membrane quickly.',
    },
    ' In a plant cell the wall pushes back: as water enters, ',
    {
      quote: 'the contents press against the wall',
      term: 'Turgor pressure',
      definition: 'The push of the cell contents against the wall, which keeps a stem upright.',
    },
    ' and the stem stands upright.',
  ]),
  vi: createSample([
    'Cuối năm 938, quân Nam Hán theo đường biển tiến vào nước ta. Ngô Quyền cho ',
    {
      quote:
        'đóng cọc gỗ đầu bịt sắt xuống lòng sông Bạch Đằng, khi triều lên thì không ai nhìn thấy.',
      term: 'Bãi cọc Bạch Đằng',
      definition: 'Hàng cọc gỗ đầu bịt sắt đóng ngầm dưới lòng sông, bị nước triều che khuất.',
    },
    ' Quân ta nhử thuyền giặc vượt qua bãi cọc rồi chờ nước rút để phản công. Thuyền lớn của giặc vướng cọc, vỡ và chìm. ',
    {
      quote: 'Chiến thắng ấy chấm dứt hơn một nghìn năm Bắc thuộc.',
      term: 'Chiến thắng Bạch Đằng',
      definition: 'Trận thủy chiến năm 938, kết thúc hơn một nghìn năm Bắc thuộc.',
    },
    ' Mùa xuân năm 939, Ngô Quyền ',
    {
      quote: 'xưng vương và đóng đô ở Cổ\u00a0Loa,',
      term: 'Cổ Loa',
      definition: 'Nơi Ngô Quyền đóng đô sau khi xưng vương vào mùa xuân năm 939.',
    },
    ' mở ra thời kỳ độc lập lâu dài.',
  ]),
};

function createSample(parts: readonly (string | Passage)[]): Sample {
  return { parts, passages: parts.filter((part) => typeof part !== 'string') };
}
