// Sets the theme before the first paint. See lib/session/theme.ts.
(() => {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    let theme = null;
    try {
      theme = localStorage.getItem('theme');
    } catch {
      // Blocked: as the system.
    }
    if (theme !== 'light' && theme !== 'dark') {
      theme = system.matches ? 'dark' : 'light';
    }
    document.documentElement.dataset.theme = theme;
  };
  apply();
  system.addEventListener('change', apply);
  addEventListener('storage', apply);
})();
