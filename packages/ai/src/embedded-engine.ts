import { findTaught } from './cards/find-taught';
import { makeCardsOfText } from './cards/make-cards-of-text';
import type { StudyEngine } from './engine';
import { createModels } from './models';
import { onComposedText } from './on-composed-text';
import { readDocument } from './reading/read-document';
import { summarize } from './summary/summarize';
import { createWholeCheck } from './summary/whole-check';
import { makeTitle } from './title/make-title';

/** Offline and free: takes sentences out of the text, never makes one up. */
export function createEmbeddedEngine({ modelsDir }: { modelsDir: string }): StudyEngine {
  const models = createModels(modelsDir);

  return onComposedText({
    name: 'embedded',

    async summarize({ text, language, headings }, { signal, onProgress }) {
      const document = readDocument(text, language, headings);
      onProgress?.({ step: 'reading', share: 0.5 });
      signal.throwIfAborted();
      const { content, sentences } = summarize(document, {
        scorers: { sentences: models.sentences(), pairs: models.pairs() },
        headings,
        isWhole: createWholeCheck(document, models),
        taught: findTaught(document, models),
      });
      onProgress?.({ step: 'writing', share: 1 });
      return {
        content,
        name: makeTitle(document, { models, headings }),
        field: models.fields()(document.tokens),
        language: document.language,
        sentences,
      };
    },

    async makeFlashcards(
      { text, language, emphasis, headings, count, answerIn },
      { signal, onProgress, onCards },
    ) {
      // Told which language the cards are wanted in, the text may be in another: look for ourselves.
      const textLanguage = answerIn === language ? undefined : language;
      const document = readDocument(text, textLanguage, headings);
      onProgress?.({ step: 'reading', share: 0.5 });
      signal.throwIfAborted();
      const wish = { count, models, ...(emphasis && { emphasis }) };
      const draft = makeCardsOfText(document, wish, onCards);
      onProgress?.({ step: 'writing', share: 1 });
      return draft;
    },
  });
}
