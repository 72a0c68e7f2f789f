/** One line of the report. */
export type Figure = { what: string; measured: string; against: string; ratio: string };
