import { describe, expect, it } from 'vitest';
import { readVietnameseFont } from './vietnamese-fonts';

describe('Vietnamese in fonts of the time before Unicode', () => {
  it.each([
    ['.VnTime', 'Céng hoµ x· héi chñ nghÜa ViÖt Nam', 'Cộng hoà xã hội chủ nghĩa Việt Nam'],
    ['.VnTime', '§éc lËp - Tù do - H¹nh phóc', 'Độc lập - Tự do - Hạnh phúc'],
    ['.VnTime', 'm\u00ada xu©n n\u00adíc ch¶y', 'mưa xuân nước chảy'],
    ['.VnTimeH', 'Céng hoµ', 'CỘNG HOÀ'],
    ['VNI-Times', 'Coäng hoøa xaõ hoäi chuû nghóa Vieät Nam', 'Cộng hòa xã hội chủ nghĩa Việt Nam'],
    ['VNI-Times', 'Ñoäc laäp - Töï do - Haïnh phuùc', 'Độc lập - Tự do - Hạnh phúc'],
    [
      'VNI-Times',
      'möa xuaân nöôùc chaûy, naêm aáy, ngaøy kyû nieäm',
      'mưa xuân nước chảy, năm ấy, ngày kỷ niệm',
    ],
    ['VNI-Times', 'TÖÏ DO, ÑAÏI HOÏC', 'TỰ DO, ĐẠI HỌC'],
    ['Times New Roman', 'Céng naïve', 'Céng naïve'],
  ])('%s shows %s', (font, text, shown) => {
    expect(readVietnameseFont(text, font)).toBe(shown);
  });

  it('leaves a text that is Unicode already', () => {
    expect(readVietnameseFont('tế bào é', '.VnTime')).toBe('tế bào é');
  });
});
