import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';
import { drafts } from '../lib/drafts/drafts';
import { restoreDomClasses } from './dom-classes';
import { leaveCallsOpen } from './fake-api';

// A busy machine may take seconds to load a first screen; what never comes still fails.
configure({ asyncUtilTimeout: 60_000 });

let consoleError: MockInstance;

beforeEach(() => {
  consoleError = vi.spyOn(console, 'error');
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('scrollTo', () => undefined);
});

afterEach(async () => {
  cleanup();
  leaveCallsOpen();
  const errors = consoleError.mock.calls;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  restoreDomClasses();
  // Leaving a screen keeps its unfinished work for the life of the page, which tests share.
  await drafts.dropAll();
  localStorage.clear();
  sessionStorage.clear();
  document.title = '';
  document.documentElement.lang = '';
  delete document.documentElement.dataset['theme'];
  expect(errors, 'console.error was called').toEqual([]);
});
