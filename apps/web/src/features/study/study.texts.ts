import { STUDY_MESSAGES } from '@scholar/contract';
import { defineTexts } from '../../lib/i18n';
import { isolate } from '../../lib/text/isolate';
import type { Grade } from './test/test-run';

type Score = { correct: number; incorrect: number };

export const studyTexts = defineTexts({
  en: {
    titles: { cards: 'Study Flashcards', tests: 'Quiz Learning' },
    columns: { title: 'Title', created: 'Created', cards: 'Cards' },
    empty: {
      firstTime: 'Group some flashcards into a set, and study it here.',
      make: 'Make a Flashcard Set',
    },
    missing: {
      title: STUDY_MESSAGES.setNotFound,
      advice: 'It may have been deleted in the meantime, or is no longer shared with you.',
    },
    noCards: {
      title: 'This set has no cards yet.',
      advice: 'Add some, then come back to study them.',
      add: 'Add flashcards',
      sharedAdvice: 'Its author can add some.',
    },
    sharedBy: (name: string) => `Shared by ${isolate(name)}`,
    back: 'Back',
    backToSets: 'Back to Quizzes',
    study: {
      shuffle: 'Shuffle',
      test: 'Test',
      deleteStudied: 'Delete studied',
      deleted: 'All terms are back to studying',
      undo: 'Undo',
      more: 'More',
      previous: 'Previous',
      next: 'Next',
      position: ({ at, total }: { at: number; total: number }) => `Card ${at} of ${total}`,
      progress: ({ studied, total }: { studied: number; total: number }) =>
        `${studied} of ${total} studied`,
      finished: "Congratulations, You've finished this deck",
      startOver: 'Start over',
      terms: (count: number) => `Terms in this set (${count})`,
      studied: (count: number) => `Studied Terms (${count})`,
      studying: (count: number) => `Studying Terms (${count})`,
      studiedShort: (count: number) => `Studied (${count})`,
      studyingShort: (count: number) => `Studying (${count})`,
      isStudied: 'Studied',
      isStudying: 'Studying',
    },
    test: {
      title: 'Test',
      question: ({ at, total }: { at: number; total: number }) => `Question ${at} of ${total}`,
      complete: (percent: number) => `${percent}% complete`,
      correct: (count: number) => `${count} correct`,
      incorrect: (count: number) => `${count} incorrect`,
      score: ({ correct, incorrect }: { correct: number; incorrect: number }) =>
        `${correct} correct, ${incorrect} incorrect`,
      choose: 'Choose the matching term',
      correctAnswer: 'Correct answer',
      yourAnswer: 'Your answer',
      saidCorrect: 'Correct.',
      saidIncorrect: (term: string) => `Incorrect. The correct answer is ${term}.`,
      next: 'Next',
      finish: 'Finish',
      nextKey: 'Enter',
      mute: 'Mute sound',
      unmute: 'Unmute sound',
    },
    result: {
      title: 'Congratulations!',
      verdict: {
        all: ({ correct }: Score) =>
          correct === 1 ? 'Right. You know this set.' : `All ${correct} right. You know this set.`,
        most: ({ incorrect }: Score) => `Nearly there: only ${incorrect} left to learn.`,
        half: ({ incorrect }: Score) =>
          `A good start. Go over the ${incorrect === 1 ? 'one' : incorrect} you missed, then try again.`,
        few: ({ incorrect }: Score) =>
          `Not there yet, but now you know where to look. Study ${incorrect === 1 ? 'this one' : `these ${incorrect}`}, then try again.`,
      } satisfies Record<Grade, (score: Score) => string>,
      summary: ({ correct, total, title }: { correct: number; total: number; title: string }) =>
        `You know ${correct} of the ${total} terms in ${title}.`,
      correct: 'Correct Answers',
      incorrect: 'Incorrect Answers',
      time: 'Time Taken',
      seconds: (count: number) => (count === 1 ? 'second' : 'seconds'),
      percent: (percent: number) => `${percent}%`,
      backToStudy: 'Back to study',
      tryAgain: 'Try again',
      missed: (count: number) => `Worth another look (${count})`,
    },
    shortcuts: {
      study: [
        { keys: ['Space', 'Enter'], does: 'Flip the card' },
        { keys: ['→'], does: 'Next card, and mark this one as studied' },
        { keys: ['←'], does: 'Previous card; right after Next it takes Next back' },
        { keys: ['Ctrl + Z'], does: 'Take the last step back' },
        { keys: ['S'], does: 'Shuffle' },
        { keys: ['T'], does: 'Test' },
        { keys: ['Esc'], does: 'Back' },
        { keys: ['?'], does: 'Show this list' },
      ],
      test: [
        { keys: ['1 – 4', 'A – D'], does: 'Choose an answer' },
        { keys: ['Enter'], does: 'Next question' },
        { keys: ['Esc'], does: 'Back' },
        { keys: ['?'], does: 'Show this list' },
      ],
    },
  },
});
