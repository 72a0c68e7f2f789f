import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { reloadAfterDeploy } from './app/crash/reload-after-deploy';
import { preloadShellScreen } from './app/routes/screens';
import { watchPops } from './lib/page/pop-watch';

reloadAfterDeploy();
watchPops();
preloadShellScreen(window.location.pathname);
// Without a #root React itself says so.
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
