import CalendarCheck from 'lucide-react/icons/calendar-check';
import CopyCheck from 'lucide-react/icons/copy-check';
import FileInput from 'lucide-react/icons/file-input';
import Highlighter from 'lucide-react/icons/highlighter';
import Import from 'lucide-react/icons/import';
import LogOut from 'lucide-react/icons/log-out';
import type { ReactNode } from 'react';
import { type PaletteGroup, paletteTexts, usePalette } from '../../features/palette/public';
import { useTexts } from '../../lib/i18n';
import { useSession } from '../../lib/session/session';
import { appTexts } from '../app.texts';
import { SIDEBAR } from './navigation';
import { useLogOut } from './use-log-out';

const PLACES = [SIDEBAR.first, ...SIDEBAR.groups.flatMap(({ items }) => items), SIDEBAR.last];

/** The palette with the places of the navigation and what can be done from anywhere; not for guests. */
export function useShellPalette(): { open: (() => void) | undefined; dialog: ReactNode } {
  const { places } = useTexts(appTexts);
  const { actions, groups } = useTexts(paletteTexts);
  const isOn = useSession().token !== null;
  const logOut = useLogOut();
  const found: PaletteGroup[] = [
    {
      id: 'actions',
      label: groups.actions,
      entries: [
        { id: 'today', label: actions.today, icon: <CalendarCheck size={18} />, to: '/today' },
        { id: 'new', label: actions.newCards, icon: <Highlighter size={18} />, to: '/flashcards' },
        { id: 'import', label: actions.import, icon: <FileInput size={18} />, to: '/import' },
        { id: 'bring', label: actions.bring, icon: <Import size={18} />, to: '/import-cards' },
        {
          id: 'duplicates',
          label: actions.duplicates,
          icon: <CopyCheck size={18} />,
          to: '/duplicates',
        },
        {
          id: 'log-out',
          label: actions.logOut,
          icon: <LogOut size={18} />,
          onSelect: logOut.start,
        },
      ],
    },
    {
      id: 'screens',
      label: groups.screens,
      entries: PLACES.map(({ path, label, Icon }) => ({
        id: `screen-${label}`,
        label: places[label],
        icon: <Icon size={18} />,
        to: path,
      })),
    },
  ];
  const palette = usePalette({ groups: found, isOn });
  return {
    open: isOn ? palette.open : undefined,
    dialog: (
      <>
        {palette.dialog}
        {logOut.dialog}
      </>
    ),
  };
}
