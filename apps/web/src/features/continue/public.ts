export {
  forgetDocument,
  forgetSet,
  readLastOpened,
  rememberDocument,
  rememberSet,
  type LastOpened,
} from './continue';
