export { CUE_CHOICES, useCueChoice } from './cue-choice';
export { CuesButton } from './cues-button';
export { cuesTexts } from './cues.texts';
export { playCue } from './play-cue';
