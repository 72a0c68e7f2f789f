import { useEffect } from 'react';

const PRODUCT = 'Scholar';

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT}`;
  }, [title]);
}
