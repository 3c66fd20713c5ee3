import type { ContextualHeader as Header } from '@grossist/contracts';
import { useCallback, useEffect, useState } from 'react';
import { keepForVisit } from '../../api/index.ts';
import { ChevronDownIcon, ShopLink } from '../../ui/index.ts';

/** The classes that hide it on a width. Section 9, "Breakpoints". */
const HIDDEN: readonly [Header['Breakpoints'][number], string][] = [
  ['small_mobile', 'max-tablet:hidden'],
  ['mobile', 'tablet:max-laptop:hidden'],
  ['large_tablet', 'laptop:max-desktop:hidden'],
  ['desktop', 'desktop:hidden'],
];

export interface ContextualHeaderProps {
  header: Header & { isOpen: boolean };
}

/** Opened or closed as it is in the served page, where the visitor may have pressed before this script came. */
const isOpenNow = (preset: boolean): boolean =>
  document.querySelector('[data-contextual-header] details')?.hasAttribute('open') ?? preset;

/**
 * What editors say above every page; the browser opens it before any script runs. Whether it is open is kept for the
 * visit, so that the server renders the next page alike. Section 4, "Contextual header".
 */
export const ContextualHeader = ({ header }: ContextualHeaderProps) => {
  const { Title, Text, LinkText, LinkUrl, Language, Version } = header;
  const [isOpen] = useState(() => (import.meta.env.SSR ? header.isOpen : isOpenNow(header.isOpen)));
  const keep = useCallback(
    (isShown: boolean): void => keepForVisit('ContextualHeaderOpen', `${Version}-${isShown ? 1 : 0}`),
    [Version],
  );
  useEffect(() => {
    const isOpenHere = isOpenNow(header.isOpen);
    if (isOpenHere !== header.isOpen) keep(isOpenHere);
  }, [header.isOpen, keep]);
  return (
    <aside
      data-contextual-header
      aria-label={Title}
      lang={Language || undefined}
      className={`border-b border-line bg-accent-soft text-sm print:hidden ${HIDDEN.map(([name, hides]) => (header.Breakpoints.includes(name) ? '' : hides)).join(' ')}`}
    >
      {Text === '' && LinkUrl === '' ? (
        <p className="page py-2 font-semibold">{Title}</p>
      ) : (
        <details open={isOpen} className="page group py-2">
          <summary
            className="flex w-fit cursor-pointer list-none items-center gap-1.5 rounded-sm font-semibold [&::-webkit-details-marker]:hidden"
            onClick={({ currentTarget }) => keep(!currentTarget.parentElement?.hasAttribute('open'))}
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
