// Runs before the first paint, so that a dark room never flashes white. The key is the one of lib/theme.ts.
(() => {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    let chosen = null;
    try {
      chosen = localStorage.getItem('theme');
    } catch {
      // Blocked storage: the system decides.
    }
    const isChosen = chosen === 'light' || chosen === 'dark';
    document.documentElement.dataset.theme = isChosen ? chosen : system.matches ? 'dark' : 'light';
  };
  apply();
  system.addEventListener('change', apply);
  addEventListener('storage', apply);
})();
