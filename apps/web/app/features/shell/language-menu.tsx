import { LOCALES } from '@grossist/domain';
import { useLocation } from 'react-router';
import { keepInCookie } from '../../api/index.ts';
import { LANGUAGE_NAMES, pathInLocale, useLocale, useText } from '../../i18n/index.ts';
import { CheckIcon, GlobeIcon } from '../../ui/index.ts';
import { HeaderMenu, MENU_ITEM_STYLE } from './header-menu.tsx';

/** The same page in another language: whole pages, since all their texts change. */
export const LanguageMenu = () => {
  const text = useText();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  return (
    <HeaderMenu label={`${text('shell.language')}: ${LANGUAGE_NAMES[locale]}`} button={<GlobeIcon />}>
      <ul>
        {LOCALES.map((one) => (
          <li key={one}>
            <a
              href={pathInLocale(pathname, one) + search}
              lang={one}
              hrefLang={one}
              aria-current={one === locale ? 'true' : undefined}
              onClick={() => keepInCookie('grossist-locale', one)}
              className={MENU_ITEM_STYLE}
            >
              <span className="flex-1">{LANGUAGE_NAMES[one]}</span>
              {one === locale && <CheckIcon size={18} className="text-accent" />}
            </a>
          </li>
        ))}
      </ul>
    </HeaderMenu>
  );
};
