export { PublicFooter, PublicHeader } from './public-pages';
