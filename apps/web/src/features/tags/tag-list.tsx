import { useTexts } from '../../lib/i18n';
import { Badge } from '../../ui/feedback/badge';
import { tagsTexts } from './tags.texts';
import styles from './tags.module.css';

/** The tags of a card in a row; nothing where it has none. */
export function TagList({ tags }: { tags: readonly string[] }) {
  const texts = useTexts(tagsTexts);
  return (
    tags.length > 0 && (
      // The space goes where the line ends.
      <>
        {' '}
        <span className={styles.list}>
          <span className="visually-hidden">{texts.tags}</span>
          {tags.map((tag) => (
            <Badge key={tag}>
              <bdi>{tag}</bdi>
            </Badge>
          ))}
        </span>
      </>
    )
  );
}
