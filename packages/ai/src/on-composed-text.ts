import type { Card, StudyEngine, StudyRequest } from './engine';
import { composeText } from './reading/composed-text';

/** An engine that never meets accents behind their letters, and cites the text as it was sent. */
export function onComposedText(engine: StudyEngine): StudyEngine {
  return {
    name: engine.name,

    async summarize(request, work) {
      const { text, sourceOf } = composeText(request.text);
      const draft = await engine.summarize({ ...composeHints(request), text }, work);
      return {
        ...draft,
        sentences: draft.sentences.map(({ sentence, source }) => ({
          sentence,
          source: sourceOf(source),
        })),
      };
    },

    makeFlashcards: onComposedCards(engine.makeFlashcards),
  };
}

/** The same of cards alone. */
export function onComposedCards(
  makeFlashcards: StudyEngine['makeFlashcards'],
): StudyEngine['makeFlashcards'] {
  return async (request, work) => {
    const { text, sourceOf, placeOf } = composeText(request.text);
    const onSource = (card: Card): Card => ({ ...card, source: sourceOf(card.source) });
    const { onCards } = work;
    const draft = await makeFlashcards(
      { ...composeHints(request), text },
      { ...work, ...(onCards && { onCards: (cards) => onCards(cards.map(onSource)) }) },
    );
    return {
      ...draft,
      cards: draft.cards.map(onSource),
      maybe: draft.maybe.map(onSource),
      coverage: {
        ...draft.coverage,
        withoutCards: draft.coverage.withoutCards.map((section) => ({
          ...section,
          ...placeOf(section),
        })),
      },
    };
  };
}

/** Words that stand in the text are spelt as the text now is. */
function composeHints<T extends StudyRequest>(request: T): T {
  const compose = (words: string) => composeText(words).text;
  return {
    ...request,
    emphasis: request.emphasis?.map(compose),
    headings: request.headings?.map(compose),
  };
}
