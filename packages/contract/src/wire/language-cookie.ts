// Apart from the schemas: the first page a visitor sees loads none of them.
/** Written by the switch in the header, read by the server, which sends the page in that language. */
export const LANGUAGE_COOKIE = 'scholar-language';
