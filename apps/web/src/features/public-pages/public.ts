export { PublicFooter } from './public-footer';
export { PublicHeader } from './public-header';
