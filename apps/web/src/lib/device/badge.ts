/** The number on the icon of the installed app. Most browsers have none. */
export function showBadge(count: number): void {
  if ('setAppBadge' in navigator) {
    navigator.setAppBadge(count).catch(() => {
      // Not installed, or not allowed: the number stands on the screen.
    });
  }
}
