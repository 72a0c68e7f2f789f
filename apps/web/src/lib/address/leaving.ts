const LEAVING = 'scholar:leaving';

/** Goes a way out that is no link, such as logging out, unless somebody has something to lose and asks first. */
export function leaveBy(way: () => void): void {
  const isFree = window.dispatchEvent(new CustomEvent(LEAVING, { detail: way, cancelable: true }));
  if (isFree) {
    way();
  }
}

/** `hold` answers whether the way has to wait for the student's answer. The answer ends the listening. */
export function hearLeaving(hold: (way: () => void) => boolean): () => void {
  function handle(event: Event) {
    const isAsked = event.defaultPrevented || !(event instanceof CustomEvent);
    if (!isAsked && hold(event.detail as () => void)) {
      event.preventDefault();
    }
  }
  window.addEventListener(LEAVING, handle);
  return () => window.removeEventListener(LEAVING, handle);
}
