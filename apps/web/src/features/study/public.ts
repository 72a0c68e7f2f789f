export { studyFromList } from './study-address';
