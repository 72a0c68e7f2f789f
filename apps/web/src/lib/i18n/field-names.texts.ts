import type { Field } from '@scholar/contract';
import { defineTexts, pageLanguage } from './index';

const VIETNAMESE: Record<Field, string> = {
  'Computer Science': 'Tin học',
  Biology: 'Sinh học',
  History: 'Lịch sử',
  Physics: 'Vật lý',
  Chemistry: 'Hóa học',
  Mathematics: 'Toán học',
  Geography: 'Địa lý',
  Literature: 'Văn học',
  Economics: 'Kinh tế',
  Psychology: 'Tâm lý học',
  'Political Science': 'Chính trị học',
  Civics: 'Giáo dục công dân',
  Law: 'Luật',
  Sociology: 'Xã hội học',
  Philosophy: 'Triết học',
  Astronomy: 'Thiên văn học',
  Medicine: 'Y học',
  Engineering: 'Kỹ thuật',
  Languages: 'Ngôn ngữ',
  Arts: 'Nghệ thuật',
  Other: 'Khác',
};

const fieldTexts = defineTexts({
  en: { say: (field: string) => field },
  vi: { say: (field) => (VIETNAMESE as Record<string, string>)[field] ?? field },
});

/** The name that a reader sees; what is stored and sent is the contract's. */
export function sayField(field: string): string {
  return fieldTexts[pageLanguage()].say(field);
}
