import { lazy, useState, type ReactNode } from 'react';
import { readToken } from '../../lib/storage/token';

// Visitors without a token never load what brings a session back.
const ResumeSession = lazy(async () => ({
  default: (await import('./resume-session')).ResumeSession,
}));

/** On /, /login and /register: a stored token leads to /home, or to /login when it is dead. */
export function EntryGuard({ children }: { children: ReactNode }) {
  const [isResuming, setIsResuming] = useState(() => readToken() !== null);

  return isResuming ? <ResumeSession onRejected={() => setIsResuming(false)} /> : children;
}
