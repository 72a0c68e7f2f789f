import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Null, an empty text and 0 remove the entry from the address. */
export type AddressChanges = Record<string, string | number | null>;

/** The query string as the home of a screen's state, so that Back, reload and a sent link restore it. */
export function useAddress() {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  // Two fields may change in the same moment, and the second must not undo the first.
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
    /** Adds a history entry, so that Back undoes it. */
    go: (changes: AddressChanges) => change(changes, false),
    /** Adds no history entry: for what is typed letter by letter. */
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
