import { useEffect, useState } from 'react';
import { keepInCookie } from '../../api/index.ts';
import { type Theme, usePageSettings, useText } from '../../i18n/index.ts';
import { IconButton, MoonIcon, SunIcon } from '../../ui/index.ts';

/** Light or dark by hand; kept in a cookie, so that the server renders the next page so. */
export const ThemeToggle = () => {
  const text = useText();
  const { theme: rendered } = usePageSettings();
  const [theme, setTheme] = useState<Theme>(rendered ?? 'light');

  useEffect(() => {
    if (rendered === undefined && matchMedia('(prefers-color-scheme: dark)').matches) setTheme('dark');
  }, [rendered]);

  const toggle = (): void => {
    const next: Theme = theme === 'dark' ? 'light' : 'dark';
    document.documentElement.dataset.theme = next;
    keepInCookie('grossist-theme', next);
    setTheme(next);
  };
  return (
    <IconButton
      label={text(theme === 'dark' ? 'shell.theme.light' : 'shell.theme.dark')}
      icon={theme === 'dark' ? <SunIcon /> : <MoonIcon />}
      onPress={toggle}
    />
  );
};
