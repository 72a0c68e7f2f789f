/** The visitor's text in its tab: another language is another page, and must not cost what was typed. */
export const OWN_TEXT = 'ownText';
