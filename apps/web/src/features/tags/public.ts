export { CardTags } from './card-tags';
export { TagCardsDialog } from './tag-cards-dialog';
export { TagFilter } from './tag-filter';
export { TagList } from './tag-list';
export { tagsTexts } from './tags.texts';
