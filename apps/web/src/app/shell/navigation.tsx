import type { LucideIcon } from 'lucide-react';
import BookOpen from 'lucide-react/icons/book-open';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import ChartColumn from 'lucide-react/icons/chart-column';
import CircleUser from 'lucide-react/icons/circle-user';
import FileInput from 'lucide-react/icons/file-input';
import FileText from 'lucide-react/icons/file-text';
import FolderOpen from 'lucide-react/icons/folder-open';
import GalleryVerticalEnd from 'lucide-react/icons/gallery-vertical-end';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Highlighter from 'lucide-react/icons/highlighter';
import Grid2x2Plus from 'lucide-react/icons/grid-2x2-plus';
import House from 'lucide-react/icons/house';
import Layers from 'lucide-react/icons/layers';
import ListChecks from 'lucide-react/icons/list-checks';
import { useLocation } from 'react-router';
import { Link, type LinkProps } from '../../lib/page/link';
import type { appTexts } from '../app.texts';

type Texts = (typeof appTexts)['en'];
export type NavItem = {
  path: string;
  label: keyof Texts['places'];
  Icon: LucideIcon;
  /** Another way to a place that is marked under its first name. */
  isSecond?: boolean;
};
type NavGroup = { heading: keyof Texts['groups']; items: NavItem[] };

const home: NavItem = { path: '/home', label: 'home', Icon: House };
const importing: NavItem = { path: '/import', label: 'import', Icon: FileInput };
const summarizer: NavItem = { path: '/summarize', label: 'summarizer', Icon: FileText };
const flashcards: NavItem = { path: '/flashcards', label: 'flashcards', Icon: Highlighter };
const newCards: NavItem = { path: '/new-cards', label: 'newCards', Icon: Grid2x2Plus };
const setCreator: NavItem = { path: '/set-creator', label: 'setCreator', Icon: Layers };
const today: NavItem = { path: '/today', label: 'today', Icon: CalendarCheck };
const statistics: NavItem = { path: '/statistics', label: 'statistics', Icon: ChartColumn };
const exams: NavItem = { path: '/exams', label: 'exams', Icon: GraduationCap };
const studyCards: NavItem = { path: '/study-quiz', label: 'studyFlashcard', Icon: BookOpen };
const studyTests: NavItem = {
  path: '/study-quiz-flashcard',
  label: 'studyTests',
  Icon: ListChecks,
};
const savedDocs: NavItem = { path: '/saved-documents', label: 'savedDocs', Icon: FolderOpen };
const ownSets: NavItem = { path: '/set-creator', label: 'sets', Icon: Layers, isSecond: true };
const myFlashcards: NavItem = {
  path: '/created-flashcards',
  label: 'myFlashcards',
  Icon: GalleryVerticalEnd,
};
const account: NavItem = { path: '/profile', label: 'account', Icon: CircleUser };

export const SIDEBAR = {
  first: home,
  groups: [
    { heading: 'create', items: [importing, summarizer, flashcards, newCards, setCreator] },
    { heading: 'study', items: [today, statistics, exams, studyCards, studyTests] },
    { heading: 'library', items: [savedDocs, ownSets, myFlashcards] },
  ],
  last: account,
} satisfies { first: NavItem; groups: NavGroup[]; last: NavItem };

/** Phones show four places with shorter names, and the rest behind More. */
export const BOTTOM_BAR: NavItem[] = [
  today,
  home,
  { ...summarizer, label: 'summarizeShort' },
  { ...flashcards, label: 'cardsShort' },
];
export const MORE: NavItem[] = [
  statistics,
  exams,
  studyCards,
  studyTests,
  importing,
  newCards,
  setCreator,
  savedDocs,
  ownSets,
  myFlashcards,
  account,
];

/** A link that is marked as current while its page is shown. */
export function PlaceLink({
  item: { path, isSecond = false },
  ...rest
}: Omit<LinkProps, 'to'> & { item: NavItem }) {
  const { pathname } = useLocation();
  const isCurrent = pathname === path && !isSecond;

  return <Link {...rest} to={path} aria-current={isCurrent ? 'page' : undefined} />;
}

/** Names the page the student comes from, without its query, which may hold a secret. */
export function useSupportLink(): string {
  const { pathname } = useLocation();
  return pathname === '/support' ? pathname : `/support?from=${encodeURIComponent(pathname)}`;
}
