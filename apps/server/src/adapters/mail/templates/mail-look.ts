export const UI_FONT =
  "'Be Vietnam Pro',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
export const READ_FONT = "Literata,Georgia,'Times New Roman',serif";
export const CODE_FONT = "'SF Mono',Menlo,Consolas,'Liberation Mono',monospace";

/** Colours with letters in them only: a hex colour of six digits would look like a code. */
export const INK = '#181b34';
export const MUTED = '#565a75';
export const PAPER = '#f4f5f9';
export const SHEET = '#ffffff';
export const LINE = '#e1e3ec';
export const BRAND = '#2d318f';
export const BRAND_SOFT = '#eceefb';
export const AMBER = '#f2ab1d';
