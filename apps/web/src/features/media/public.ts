export { PictureField } from './add/lazy-picture-field';
export { LinkTokenContext, readMediaFile } from './media-source';
export { CardPictures, CardThumbnails } from './show/card-pictures';
