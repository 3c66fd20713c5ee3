import type { ContextualHeader as Header } from '@grossist/contracts';
import { useCallback, useEffect, useState } from 'react';
import { storeForVisit } from '../../api/index.ts';
import { ChevronDownIcon, ShopLink } from '../../ui/index.ts';

/** The classes that hide it at a breakpoint. Section 9, "Breakpoints". */
const HIDDEN: readonly [Header['Breakpoints'][number], string][] = [
  ['small_mobile', 'max-tablet:hidden'],
  ['mobile', 'tablet:max-laptop:hidden'],
  ['large_tablet', 'laptop:max-desktop:hidden'],
  ['desktop', 'desktop:hidden'],
];

export interface ContextualHeaderProps {
  header: Header & { isOpen: boolean };
}

/** Returns whether it is open in the page, where the visitor may have toggled it before hydration. */
const isOpenNow = (preset: boolean): boolean =>
  document.querySelector('[data-contextual-header] details')?.hasAttribute('open') ?? preset;

/**
 * The editors' text above every page; it can be opened before hydration. Whether it is open is stored for the visit, so that
 * the server renders the next page alike. Section 4, "Contextual header".
 */
export const ContextualHeader = ({ header }: ContextualHeaderProps) => {
  const { Title, Text, LinkText, LinkUrl, Language, Version } = header;
  const [isOpen] = useState(() => (import.meta.env.SSR ? header.isOpen : isOpenNow(header.isOpen)));
  const saveOpen = useCallback(
    (isShown: boolean): void => storeForVisit('ContextualHeaderOpen', `${Version}-${isShown ? 1 : 0}`),
    [Version],
  );
  useEffect(() => {
    const isOpenHere = isOpenNow(header.isOpen);
    if (isOpenHere !== header.isOpen) saveOpen(isOpenHere);
  }, [header.isOpen, saveOpen]);
  return (
    <aside
      data-contextual-header
      aria-label={Title}
      lang={Language || undefined}
      className={`border-b border-line bg-accent-soft text-sm print:hidden ${HIDDEN.map(([name, hides]) => (header.Breakpoints.includes(name) ? '' : hides)).join(' ')}`}
    >
      {Text === '' && LinkUrl === '' ? (
        <p className="page py-2 compact:tablet:py-1 font-semibold">{Title}</p>
      ) : (
        <details open={isOpen} className="page group py-2 compact:tablet:py-1">
          <summary
            className="flex w-fit cursor-pointer list-none items-center gap-1.5 rounded-sm font-semibold [&::-webkit-details-marker]:hidden"
            onClick={({ currentTarget }) => saveOpen(!currentTarget.parentElement?.hasAttribute('open'))}
          >
            {Title}
            <ChevronDownIcon size={16} className="shrink-0 group-open:rotate-180" />
          </summary>
          <p className="max-w-prose pt-1 whitespace-pre-line">{Text}</p>
          {LinkUrl !== '' && (
            <ShopLink to={LinkUrl} className="inline-block py-1 underline underline-offset-3">
              {LinkText}
            </ShopLink>
          )}
        </details>
      )}
    </aside>
  );
};
