import type { FitStory } from './describe-fit';
import type { ownMemoryTexts } from './own-memory.texts';

type Texts = (typeof ownMemoryTexts)['en'];

export function sayFit(texts: Texts, story: FitStory): string {
  switch (story.kind) {
    case 'counting':
      return texts.counting(story);
    case 'waiting':
      return texts.waiting(story);
    case 'used':
      return texts.used(story);
    case 'general':
      return texts.general(story);
    case 'never':
      return texts.never;
  }
}
