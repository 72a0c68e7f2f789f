/** Names of heading and title styles as word processors of several languages give them. */
const HEADING_NAME =
  /^(?:(?:heading|überschrift|titre|título|titolo|titulo|tiêu đề|đầu đề|kop|rubrik|otsikko|nagłówek|nadpis|başlık|cím|titlu|заголовок|标题|標題|見出し|제목|หัวเรื่อง)\s*[1-9]|title|subtitle|tiêu đề|titre|titel|título|titolo|sous-titre)(?:\s*char)?$/i;

export function isHeadingName(name: string): boolean {
  return HEADING_NAME.test(name.trim().normalize('NFC'));
}
