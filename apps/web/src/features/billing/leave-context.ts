import { createContext, useContext } from 'react';

type Leave = (address: string) => void;

/** Tests look at where the browser would go. */
export const LeaveContext = createContext<Leave>((address) => window.location.assign(address));

export function useLeave(): Leave {
  return useContext(LeaveContext);
}
