export { LinkTokenContext } from './media-source';
export { CardPictures, CardThumbnails } from './show/card-pictures';
