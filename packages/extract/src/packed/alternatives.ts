/** The same content for newer and older programs: the first that is there is enough. */
export function createAlternatives() {
  /** Open alternatives: whether one of them was met. */
  const open: boolean[] = [];

  return {
    /** Whether the element is a further alternative, which is not to be read. */
    isFurther(name: string): boolean {
      if (name !== 'mc:Choice' && name !== 'mc:Fallback') {
        return false;
      }
      const isFurther = open.at(-1) === true;
      open[open.length - 1] = true;
      return isFurther;
    },
    open(name: string): void {
      if (name === 'mc:AlternateContent') {
        open.push(false);
      }
    },
    close(name: string): void {
      if (name === 'mc:AlternateContent') {
        open.pop();
      }
    },
  };
}
