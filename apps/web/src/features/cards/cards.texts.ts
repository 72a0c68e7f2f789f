import type { CardKind } from '@scholar/contract';
import { defineTexts } from '../../lib/i18n';

export const cardsTexts = defineTexts({
  en: {
    kinds: { definition: 'Definition', cloze: 'Fill in the blank' } satisfies Record<
      CardKind,
      string
    >,
  },
});
