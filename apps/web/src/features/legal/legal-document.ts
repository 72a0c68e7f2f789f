/** A paragraph, or a list of named points. */
export type LegalBlock = string | readonly { name: string; text: string }[];
type LegalSection = { title: string; blocks: readonly LegalBlock[] };
export type LegalDocument = {
  title: string;
  lead: string;
  updated: string;
  sections: readonly LegalSection[];
};
