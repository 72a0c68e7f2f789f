import { useEffect, useEffectEvent } from 'react';
import { useAddress } from '../../../lib/address/use-address';
import { useTexts } from '../../../lib/i18n';
import { NO_SOURCE, type useDocumentImport } from '../../import-document/public';
import { sampleTexts } from './sample.texts';

/** Puts our sample into the panel where the address asks for it. Opened like an import, so that Undo brings a text back. */
export function useSample(documentImport: ReturnType<typeof useDocumentImport>): void {
  const { title, text } = useTexts(sampleTexts);
  const { query, replace } = useAddress();
  const isAskedFor = query.has('sample');

  const openSample = useEffectEvent(() => {
    documentImport.open(title, async () => ({ ...NO_SOURCE, text }));
    // A reload must not put it over what was written since.
    replace({ sample: null });
  });

  useEffect(() => {
    if (isAskedFor) {
      openSample();
    }
  }, [isAskedFor]);
}
