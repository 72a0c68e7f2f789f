import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { LandingScreen } from '../features/landing/landing-screen';

/** The landing page as it is read before any script has run; made by the build, in the language of its texts. */
export function renderLanding(): string {
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <LandingScreen />
    </MemoryRouter>,
  );
  return (
    page
      // Links work at once. Buttons wait for the scripts, and say so.
      .replaceAll('<button ', '<button aria-disabled="true" ')
      // Only what moves has such styles, and the content security policy refuses them in a page.
      .replaceAll(/ style="[^"]*"/g, '')
  );
}
