/** Where header and bottom bar are hidden while studying. */
export const PHONE = '(width < 768px)';
/** Devices that probably have no keyboard, which need no hints about keys. */
export const TOUCH = '(width < 768px), (pointer: coarse)';
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
