/** Whose sizes and methods tests replace, because jsdom lays nothing out and leaves methods out. */
const CLASSES: object[] = [
  URL,
  Element.prototype,
  HTMLElement.prototype,
  HTMLAnchorElement.prototype,
  HTMLCanvasElement.prototype,
  HTMLDialogElement.prototype,
  HTMLImageElement.prototype,
];
const originals = CLASSES.map((target) => ({
  target,
  properties: Object.getOwnPropertyDescriptors(target),
}));

/** A property left on a subclass would hide what the next test puts on the class above it. */
export function restoreDomClasses(): void {
  for (const { target, properties } of originals) {
    const added = Reflect.ownKeys(target).filter((key) => !Object.hasOwn(properties, key));
    added.forEach((key) => Reflect.deleteProperty(target, key));
    Object.defineProperties(target, properties);
  }
}
