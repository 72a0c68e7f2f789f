import type { StudyEngine } from './engine';
import { makeCards } from './cards/make-cards';
import { summarize } from './summary/summarize';
import { readDocument } from './reading/read-document';
import { makeTitle } from './title/make-title';
import { composeText } from './reading/composed-text';
import { createModels } from './models';

/** Offline and free: takes sentences out of the text, never makes one up. */
export function createEmbeddedEngine({ modelsDir }: { modelsDir: string }): StudyEngine {
  const models = createModels(modelsDir);

  return {
    name: 'embedded',

    async summarize({ text, language, headings }, { signal, onProgress }) {
      const composed = composeText(text);
      const document = readDocument(composed.text, language, headings);
      onProgress?.({ step: 'reading', share: 0.5 });
      signal.throwIfAborted();
      const sentences = summarize(document, {
        sentences: models.sentences(),
        pairs: models.pairs(),
      });
      onProgress?.({ step: 'writing', share: 1 });
      return {
        content: sentences.map(({ sentence }) => sentence).join(' '),
        name: makeTitle(document, { models, headings }),
        field: models.fields()(document.tokens),
        language: document.language,
        sentences: sentences.map(({ sentence, source }) => ({
          sentence,
          source: composed.sourceOf(source),
        })),
      };
    },

    async makeFlashcards(
      { text, language, emphasis, headings, count, answerIn },
      { signal, onProgress },
    ) {
      // Told which language the cards are wanted in, the text may be in another: look for ourselves.
      const composed = composeText(text);
      const textLanguage = answerIn === language ? undefined : language;
      const document = readDocument(composed.text, textLanguage, headings);
      onProgress?.({ step: 'reading', share: 0.5 });
      signal.throwIfAborted();
      const draft = makeCards(document, { count, models, ...(emphasis && { emphasis }) });
      onProgress?.({ step: 'writing', share: 1 });
      return {
        ...draft,
        cards: draft.cards.map((card) => ({ ...card, source: composed.sourceOf(card.source) })),
        coverage: {
          ...draft.coverage,
          withoutCards: draft.coverage.withoutCards.map((section) => ({
            ...section,
            ...composed.placeOf(section),
          })),
        },
      };
    },
  };
}
