import FilePlus from 'lucide-react/icons/file-plus';
import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { Segmented } from '../../../ui/inputs/segmented';
import { DocumentPanel, ImportButton } from '../../import-document/public';
import { focusCard } from '../cards/card-item';
import { flashcardsTexts } from '../flashcards.texts';
import { ListOffer } from './list-offer';
import styles from '../generator.module.css';
import type { useGenerator } from '../use-generator';

/** The left half of the screen. */
export function GeneratorDocument({ generator }: { generator: ReturnType<typeof useGenerator> }) {
  const texts = useTexts(flashcardsTexts);
  const { source, documentImport, savedDocument, active } = generator;
  return (
    <DocumentPanel
      source={source}
      onChange={generator.changeSource}
      documentImport={documentImport}
      error={generator.textProblem}
      highlighted={generator.highlighted}
      footnotes={{
        footnotes: generator.footnotes,
        active: active === null ? null : active + 1,
        onActivate: (number) => generator.setActive(number - 1),
        onOpen: (number) => focusCard(number, 'number'),
      }}
      heading={source.saved?.title ?? source.file?.name}
      strip={
        savedDocument.part ? (
          <div className={styles.parts}>
            <Segmented
              label={texts.parts}
              value={savedDocument.part}
              options={[
                { value: 'source', label: texts.sourcePart },
                { value: 'summary', label: texts.summaryPart },
              ]}
              onChange={savedDocument.showPart}
            />
          </div>
        ) : (
          <ListOffer text={source.text} />
        )
      }
      tools={
        <>
          <Button
            variant="quiet"
            size="sm"
            icon={<FilePlus />}
            title={texts.addDocument}
            onClick={generator.addDocument}
          >
            <span className={styles.label}>{texts.addDocument}</span>
          </Button>
          <ImportButton variant="quiet" size="sm" documentImport={documentImport} />
        </>
      }
      fold={
        generator.batches.shown
          ? { isFolded: generator.isFolded, onChange: generator.setIsFolded }
          : undefined
      }
      areaRef={generator.areaRef}
    />
  );
}
