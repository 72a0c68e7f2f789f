import '../styles/tokens.css';
import '../styles/fonts.css';
import '../styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { forceStates } from './force-states';
import { Gallery } from './gallery';

const root = document.getElementById('root');
if (root === null) {
  throw new Error('gallery.html has no #root.');
}
createRoot(root).render(
  <StrictMode>
    {/* Links are only looked at here: following one must not leave the gallery. */}
    <MemoryRouter>
      <Gallery />
    </MemoryRouter>
  </StrictMode>,
);
forceStates();
