export { ListenButton } from './listen-button';
export { canSpeak } from './say';
export { speechTexts } from './speech.texts';
export { useHandsFree } from './use-hands-free';
export { useListen } from './use-listen';
