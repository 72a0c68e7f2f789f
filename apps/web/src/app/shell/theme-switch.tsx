import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useTexts } from '../../lib/i18n';
import { useTheme } from '../../lib/session/theme';
import { IconButton } from '../../ui/forms/icon-button';
import { appTexts } from '../app.texts';

export function ThemeSwitch() {
  const texts = useTexts(appTexts);
  const { shownTheme, setTheme } = useTheme();

  return shownTheme === 'light' ? (
    <IconButton
      label={texts.useDarkTheme}
      icon={<Moon size={18} strokeWidth={1.75} />}
      onClick={() => setTheme('dark')}
    />
  ) : (
    <IconButton
      label={texts.useLightTheme}
      icon={<Sun size={18} strokeWidth={1.75} />}
      onClick={() => setTheme('light')}
    />
  );
}
