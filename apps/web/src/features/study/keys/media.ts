/** Where header and bottom bar make room for the card. */
export const PHONE = '(width < 768px)';
/** There is no keyboard to speak of. */
export const TOUCH = '(width < 768px), (pointer: coarse)';
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
