import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen';
import { speak } from '../../testing/speak';
import { LandingScreen } from './landing-screen';
import { SAMPLES, type Sample } from './sample/samples';

describe('texts and ways of the landing page', () => {
  beforeEach(() => setReducedMotion(true));

  it('leads from the hero to /login', () => {
    renderScreen(<LandingScreen />);

    expect(
      screen.getByRole('heading', {
        level: 1,
        name: 'Your notes, turned into things you remember.',
      }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'FOLLOW US FOR SMARTER STUDY TIPS!' })).toHaveAttribute(
      'href',
      '/login',
    );
    expect(document.title).toBe('Notes into flashcards · Scholar');
  });

  it('still has the text of one’s own after a change of language, until it is left', async () => {
    const first = renderScreen(<LandingScreen />);
    await first.user.click(screen.getByRole('button', { name: 'Try it with your own text' }));
    const box = await screen.findByRole('textbox', { name: 'Your text' });
    await first.user.clear(box);
    await first.user.type(box, 'My notes');
    first.unmount();

    speak('vi');
    const { user } = renderScreen(<LandingScreen />);

    expect(await screen.findByRole('textbox', { name: 'Văn bản của bạn' })).toHaveValue('My notes');
    await user.click(screen.getByRole('button', { name: 'Xem lại ví dụ' }));
    expect(sessionStorage).toHaveLength(0);
  });

  it('has the anchors and both ways in in its header', () => {
    renderScreen(<LandingScreen />);

    expect(linksIn(screen.getByRole('banner'))).toEqual({
      'Skip to content': '#main',
      'Scholar, start page': '/',
      Features: '/#features',
      Pricing: '/#pricing',
      Login: '/login',
      'Get Started': '/register',
    });
  });

  it('tells its sections by headings in order', () => {
    renderScreen(<LandingScreen />);

    const headings = screen
      .getAllByRole('heading')
      .map((heading) => `${heading.tagName} ${heading.textContent}`);
    expect(headings).toEqual([
      'H1 Your notes, turned into things you remember.',
      'H2 How a text becomes flashcards',
      'H2 From a long chapter to a calm exam morning',
      'H3 AI Document Summarization',
      'H3 Flashcard Generator',
      'H3 Quiz Maker',
      'H2 Pricing',
      'H3 Basic',
      'H3 Pro',
      'H3 Team',
      'H2 Start mastering knowledge today',
    ]);
  });

  it.each([
    ['Basic', 'Free', 'For as long as you like', 'Get Started'],
    ['Pro', '49.000 VND', 'per month', 'Choose Pro'],
    ['Team', '200.000 VND', 'per month, for 5 users', 'Choose Team'],
  ])('sells %s for %s, %s', (name, price, period, action) => {
    renderScreen(<LandingScreen />);

    const pricing = within(screen.getByRole('region', { name: 'Pricing' }));
    const plan = pricing.getByRole('heading', { name }).parentElement;
    expect(plan).toHaveTextContent(`${name}${price}${period}`);
    expect(pricing.getByRole('link', { name: action })).toHaveAttribute('href', '/register');
  });

  it('ends with a call that goes to /register', () => {
    renderScreen(<LandingScreen />);

    const call = within(screen.getByRole('region', { name: 'Start mastering knowledge today' }));
    expect(call.getByRole('link', { name: 'Get Started Now' })).toHaveAttribute(
      'href',
      '/register',
    );
  });

  it('has the year and the legal pages in its footer', () => {
    renderScreen(<LandingScreen />);

    const footer = screen.getByRole('contentinfo');
    expect(footer).toHaveTextContent('© 2025 Scholar');
    expect(linksIn(footer)).toEqual({
      'Scholar, start page': '/',
      Features: '/#features',
      Pricing: '/#pricing',
      Terms: '/terms',
      Privacy: '/privacy',
    });
  });

  it('takes the reader and the focus to the section of an anchor', async () => {
    const scrolled: Element[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView() {
      scrolled.push(this);
    };
    const { user, currentPath } = renderScreen(<LandingScreen />);

    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Pricing' }));

    const pricing = screen.getByRole('region', { name: 'Pricing' });
    expect(currentPath()).toBe('/#pricing');
    expect(scrolled).toEqual([pricing]);
    expect(pricing).toHaveFocus();
  });
});

describe('the live sample', () => {
  it('is complete and still at once for those who want no motion', () => {
    setReducedMotion(true);
    const { container } = renderScreen(<LandingScreen />);

    expect(writtenCards(container)).toEqual(cardsOf(SAMPLES.en));
    expect(container.querySelectorAll('mark.isHighlighted')).toHaveLength(4);
    const sample = within(screen.getByRole('region', { name: 'How a text becomes flashcards' }));
    expect(sample.queryByRole('button', { name: /Play|Show all/ })).not.toBeInTheDocument();
  });

  it('gives screen readers the whole text and every card from the start', () => {
    watchTheWindow();
    renderScreen(<LandingScreen />);

    const sample = within(screen.getByRole('region', { name: 'How a text becomes flashcards' }));
    const { title, text, passages } = SAMPLES.en;
    expect(sample.getByText(title)).toBeVisible();
    const read = sample.getByText(/^A redwood lifts water/).cloneNode(true) as HTMLElement;
    read.querySelectorAll('sup').forEach((number) => number.remove());
    expect(`${title}\n\n${read.textContent}`).toBe(text);
    expect(sample.getAllByRole('listitem').map((card) => card.textContent)).toEqual(
      passages.map(({ term, definition }, index) => `${index + 1}${term}${definition}`),
    );
  });

  it('waits until it is in view, plays once, and stops', () => {
    vi.useFakeTimers();
    const { showEverything } = watchTheWindow();
    const { container } = renderScreen(<LandingScreen />);
    passTime(20_000);
    expect(container.querySelectorAll('mark.isHighlighted')).toHaveLength(0);

    showEverything();
    passTime(10_000);

    expect(writtenCards(container)).toHaveLength(4);
    expect(screen.getByRole('button', { name: 'Play again' })).toBeVisible();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('can be skipped and played again', () => {
    vi.useFakeTimers();
    const { showEverything } = watchTheWindow();
    const { container } = renderScreen(<LandingScreen />);
    showEverything();
    passTime(300);
    expect(writtenCards(container)).toEqual([]);

    press('Show all');
    expect(writtenCards(container)).toHaveLength(4);

    press('Play again');
    expect(writtenCards(container)).toEqual([]);
    passTime(10_000);
    expect(writtenCards(container)).toHaveLength(4);
  });

  it('shows the second text, marked as Vietnamese, when asked', async () => {
    setReducedMotion(true);
    const { container, user } = renderScreen(<LandingScreen />);

    await user.click(screen.getByRole('radio', { name: 'Tiếng Việt' }));

    expect(screen.getByText(/Cuối năm 938/).closest('[lang]')).toHaveAttribute('lang', 'vi');
    expect(writtenCards(container)).toEqual(cardsOf(SAMPLES.vi));
  });
});

describe('the scenes of the features', () => {
  beforeEach(() => setReducedMotion(true));

  it('are made of the same answers of the engine', () => {
    const { container } = renderScreen(<LandingScreen />);

    const scenes = [...container.querySelectorAll('.scene')].map((scene) => scene.textContent);
    const { en, vi: vietnamese } = SAMPLES;
    const { name, field, content } = en.summary;
    const [first, second, third] = en.passages;
    expect(scenes).toEqual([
      `${name}${field}${content}${countWords(en.text)} words${countWords(content)} words`,
      `1${cardsOf(vietnamese)[0]?.replace(': ', '')}${vietnamese.title}Create in Vietnamese`,
      `${second?.definition}1${first?.term}${second?.term}Correct3${third?.term}`,
    ]);
  });
});

function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}

/** The cards of a sample, as 'term: definition'. */
function cardsOf({ passages }: Sample): string[] {
  return passages.map(({ term, definition }) => `${term}: ${definition}`);
}

function linksIn(landmark: HTMLElement): Record<string, string | null> {
  return Object.fromEntries(
    [...landmark.querySelectorAll('a')].map((link) => [
      link.getAttribute('aria-label') ?? link.textContent,
      link.getAttribute('href'),
    ]),
  );
}

function setReducedMotion(isReduced: boolean) {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: isReduced && media.includes('prefers-reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

/** A window that shows nothing of the page until it is told to. */
function watchTheWindow() {
  let isShown = false;
  const watches = new Set<() => void>();
  class FakeIntersectionObserver {
    readonly #report: () => void;
    constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
      this.#report = () => onChange([{ isIntersecting: isShown }]);
    }
    observe() {
      watches.add(this.#report);
      this.#report();
    }
    disconnect() {
      watches.delete(this.#report);
    }
  }
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
  return {
    showEverything() {
      isShown = true;
      act(() => watches.forEach((report) => report()));
    },
  };
}

function press(name: string) {
  act(() => screen.getByRole('button', { name }).click());
}

function passTime(milliseconds: number) {
  // In slices, as each step starts its own clock once the one before is on the screen.
  for (let passed = 0; passed < milliseconds; passed += 100) {
    act(() => {
      vi.advanceTimersByTime(100);
    });
  }
}

/** Cards without a letter left to write, as 'term: definition'. */
function writtenCards(container: HTMLElement): string[] {
  return [...container.querySelectorAll('mark')]
    .map((_, index) => container.querySelectorAll('ol > li')[index])
    .filter((card) => card !== undefined && card.querySelector('.unwritten') === null)
    .map((card) =>
      [...(card?.querySelectorAll('p') ?? [])]
        .map((line) => line.textContent.replace(/^\d/, ''))
        .join(': '),
    );
}
