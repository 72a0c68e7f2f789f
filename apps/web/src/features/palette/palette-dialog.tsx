import { KEYWORD_MAX, type SearchHits } from '@scholar/contract';
import { useQuery } from '@tanstack/react-query';
import FileText from 'lucide-react/icons/file-text';
import GalleryVerticalEnd from 'lucide-react/icons/gallery-vertical-end';
import Layers from 'lucide-react/icons/layers';
import Search from 'lucide-react/icons/search';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { documentPath, setPath } from '../../lib/address/paths';
import { useApi } from '../../lib/api/api-context';
import { useTexts } from '../../lib/i18n';
import { sayField } from '../../lib/i18n/field-names.texts';
import { useDebounced } from '../../lib/time/use-debounced';
import { Dialog } from '../../ui/dialogs/dialog';
import { RichText } from '../../ui/text/rich-text';
import { findEntries, type PaletteEntry, type PaletteGroup } from './palette-entries';
import { searchQuery } from './palette.queries';
import { paletteTexts } from './palette.texts';
import styles from './palette.module.css';

/** One line to everything: screens, what can be done, and what the student has. */
export function PaletteDialog({
  groups,
  isOpen,
  onClose,
}: {
  /** What is there without asking the server. */
  groups: readonly PaletteGroup[];
  isOpen: boolean;
  onClose: () => void;
}) {
  const id = useId();
  const texts = useTexts(paletteTexts);
  const navigate = useNavigate();
  const [keyword, setKeyword] = useState('');
  const { typed, type } = useDebounced(keyword, setKeyword);
  const [at, setAt] = useState(0);
  const search = useQuery(searchQuery(useApi(), keyword.trim()));
  const listRef = useRef<HTMLDivElement>(null);
  const hits = useHitGroups(typed.trim() === '' ? undefined : search.data);
  const shown = [
    ...groups.map((group) => ({ ...group, entries: findEntries(group.entries, typed) })),
    ...hits,
  ].filter(({ entries }) => entries.length > 0);
  const entries = shown.flatMap((group) => group.entries);
  const active = entries[Math.min(at, entries.length - 1)];
  const isSearching = typed.trim() !== keyword.trim() || search.isFetching;

  useEffect(() => {
    listRef.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active?.id]);

  function choose(entry: PaletteEntry) {
    onClose();
    if ('to' in entry) {
      void navigate(entry.to);
    } else {
      entry.onSelect();
    }
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) {
      return;
    }
    const last = entries.length - 1;
    const wanted = {
      ArrowDown: at >= last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : Math.min(at, last) - 1,
      PageDown: last,
      PageUp: 0,
    }[event.key];
    if (wanted !== undefined) {
      event.preventDefault();
      setAt(wanted);
    } else if (event.key === 'Enter' && active) {
      event.preventDefault();
      choose(active);
    }
  }

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.title} size="picker">
      <div className={styles.palette}>
        <div className={styles.field}>
          <Search size={18} aria-hidden="true" />
          <input
            type="text"
            role="combobox"
            className={styles.input}
            aria-label={texts.placeholder}
            aria-expanded={entries.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={active && `${id}-${active.id}`}
            placeholder={texts.placeholder}
            autoComplete="off"
            spellCheck={false}
            dir="auto"
            maxLength={KEYWORD_MAX}
            value={typed}
            onChange={(event) => {
              type(event.target.value);
              setAt(0);
            }}
            onKeyDown={handleKeyDown}
          />
        </div>
        <div
          ref={listRef}
          id={`${id}-list`}
          role="listbox"
          className={styles.list}
          aria-label={texts.results}
          aria-busy={isSearching}
          tabIndex={-1}
        >
          {shown.map((group) => (
            <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
              <div id={`${id}-${group.id}`} className={styles.heading}>
                {group.label}
              </div>
              {group.entries.map((entry) => (
                <div
                  key={entry.id}
                  id={`${id}-${entry.id}`}
                  role="option"
                  // The line that is typed in keeps the keyboard.
                  tabIndex={-1}
                  className={styles.entry}
                  aria-selected={entry === active}
                  onPointerMove={() => setAt(entries.indexOf(entry))}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(entry)}
                  onKeyDown={handleKeyDown}
                >
                  {entry.icon}
                  <span className={styles.words}>
                    <span className={styles.label} dir="auto">
                      {draw(entry, entry.label)}
                    </span>
                    {entry.note && <span className={styles.note}>{draw(entry, entry.note)}</span>}
                  </span>
                </div>
              ))}
            </div>
          ))}
          {search.isError && <p className={styles.none}>{texts.failed}</p>}
          {entries.length === 0 && !isSearching && !search.isError && (
            <p className={styles.none}>{texts.none}</p>
          )}
        </div>
        <p role="status" className="visually-hidden">
          {!isSearching && texts.count(entries.length)}
        </p>
      </div>
    </Dialog>
  );
}

function draw({ isRich }: PaletteEntry, text: string): ReactNode {
  return isRich ? <RichText text={text} /> : text;
}

function useHitGroups(hits: SearchHits | undefined): PaletteGroup[] {
  const { groups } = useTexts(paletteTexts);
  return [
    {
      id: 'documents',
      label: groups.documents,
      entries: (hits?.documents ?? []).map(({ documentId, title, field }) => ({
        id: `document-${documentId}`,
        label: title,
        note: sayField(field),
        icon: <FileText size={18} />,
        to: documentPath(documentId),
      })),
    },
    {
      id: 'sets',
      label: groups.sets,
      entries: (hits?.sets ?? []).map(({ quizId, title }) => ({
        id: `set-${quizId}`,
        label: title,
        icon: <Layers size={18} />,
        to: setPath(quizId),
      })),
    },
    {
      id: 'cards',
      label: groups.cards,
      entries: (hits?.cards ?? []).map(({ flashcardId, question, answer }) => ({
        id: `card-${flashcardId}`,
        label: question,
        note: answer,
        isRich: true,
        icon: <GalleryVerticalEnd size={18} />,
        to: `/created-flashcards?${new URLSearchParams({ keyword: question.slice(0, KEYWORD_MAX) })}`,
      })),
    },
  ];
}
