/**
 * Word's fields have an instruction ('PAGEREF x') and a result ('12'), and may lie in each other.
 * Only results are text.
 */
export function createFieldTracker() {
  /** Open fields: whether their instruction is still going on. */
  let fields: boolean[] = [];
  let instructions = 0;

  return {
    isInInstruction: () => instructions > 0,
    begin(): void {
      fields.push(true);
      instructions += 1;
    },
    separate(): void {
      if (fields.at(-1)) {
        fields[fields.length - 1] = false;
        instructions -= 1;
      }
    },
    end(): void {
      instructions -= fields.pop() ? 1 : 0;
    },
    /** An instruction that never ends would swallow the rest of the document. */
    endParagraph(): void {
      if (instructions > 0) {
        fields = fields.map(() => false);
        instructions = 0;
      }
    },
  };
}

export type FieldTracker = ReturnType<typeof createFieldTracker>;
