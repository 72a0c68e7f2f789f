import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Null, an empty text and 0 are what an address without the entry says. */
export type AddressChanges = Record<string, string | number | null>;

/** The query string as the home of a screen's state, so that Back, reload and a sent link restore it. */
export function useAddress() {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  // Two fields may report in one breath: the second must not undo what the first has changed.
  const latestSearch = useRef(search);
  useLayoutEffect(() => {
    latestSearch.current = search;
  }, [search, key]);

  function change(changes: AddressChanges, replace: boolean): void {
    latestSearch.current = withChanges(latestSearch.current, changes);
    void navigate(pathname + latestSearch.current, { replace });
  }

  return {
    query: new URLSearchParams(search),
    hrefWith: (changes: AddressChanges) => pathname + withChanges(search, changes),
    /** A step that Back takes back. */
    go: (changes: AddressChanges) => change(changes, false),
    /** What is typed letter by letter must not fill the history. */
    replace: (changes: AddressChanges) => change(changes, true),
  };
}

function withChanges(search: string, changes: AddressChanges): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '' || value === 0) {
      query.delete(name);
    } else {
      query.set(name, String(value));
    }
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
