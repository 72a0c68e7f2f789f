// Before the first paint: the theme (lib/session/theme.ts), and no landing page for who is signed in.
(() => {
  const page = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    let theme;
    try {
      theme = localStorage.getItem('theme');
      page.toggleAttribute('data-resuming', 'authToken' in localStorage);
    } catch {
      // Blocked: as the system.
    }
    if (theme !== 'light' && theme !== 'dark') {
      theme = system.matches ? 'dark' : 'light';
    }
    page.dataset.theme = theme;
  };
  apply();
  system.addEventListener('change', apply);
  addEventListener('storage', apply);
})();
