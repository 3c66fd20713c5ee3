import { useSyncExternalStore } from 'react';
import { keepInCookie } from '../../api/index.ts';
import { isTheme, type Theme, usePageSettings, useText } from '../../i18n/index.ts';
import { IconButton, MoonIcon, SunIcon } from '../../ui/index.ts';

const darkDevice = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

/** What is seen: the choice that the page carries, else the device's. */
const seenTheme = (): Theme => {
  const chosen = document.documentElement.dataset.theme;
  if (isTheme(chosen)) return chosen;
  return darkDevice().matches ? 'dark' : 'light';
};

const subscribe = (listener: () => void): (() => void) => {
  const device = darkDevice();
  const page = new MutationObserver(listener);
  device.addEventListener('change', listener);
  page.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    device.removeEventListener('change', listener);
    page.disconnect();
  };
};

const choose = (theme: Theme): void => {
  document.documentElement.dataset.theme = theme;
  keepInCookie('grossist-theme', theme);
};

/** Light or dark by hand; kept in a cookie, so that the server renders the next page so. */
export const ThemeToggle = () => {
  const text = useText();
  const { theme: rendered } = usePageSettings();
  const theme = useSyncExternalStore(subscribe, seenTheme, () => rendered ?? 'light');
  return (
    <IconButton
      label={text(theme === 'dark' ? 'shell.theme.light' : 'shell.theme.dark')}
      icon={theme === 'dark' ? <SunIcon /> : <MoonIcon />}
      onPress={() => choose(theme === 'dark' ? 'light' : 'dark')}
    />
  );
};
