export type { PaletteGroup } from './palette-entries';
export { paletteTexts } from './palette.texts';
export { usePalette } from './use-palette';
