import { createContext } from 'react';

/** Told when a call is answered as if nothing were there: the role is gone. */
export const RefusedContext = createContext<() => void>(() => {});
