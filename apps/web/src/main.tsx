import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { reloadAfterDeploy } from './app/crash/reload-after-deploy';
import { preloadShellScreen } from './app/routes/screens';
import { watchPops } from './lib/page/pop-watch';

const root = document.getElementById('root');
if (root === null) {
  throw new Error('index.html has no #root.');
}
reloadAfterDeploy();
watchPops();
preloadShellScreen(window.location.pathname);
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
