import type { InfoTag } from '@grossist/contracts';
import { useId, useRef } from 'react';
import { Ribbon } from './badge.tsx';
import { placeBeside } from './explanation.tsx';

/**
 * A ribbon that shows its meaning on hover, focus or press. The browser's own popover: Escape and a
 * press beside it close it.
 */
export const ExplainedRibbon = ({ tag, isSlim = false }: { tag: InfoTag; isSlim?: boolean }) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLSpanElement>(null);
  const show = (isShown: boolean): void => {
    panel.current?.togglePopover(isShown);
  };
  if (tag.ExternalDescription === '') return <Ribbon tag={tag} isSlim={isSlim} />;
  return (
    // The panel is inside, so that the pointer may move onto it.
    <span onPointerEnter={() => show(true)} onPointerLeave={() => show(false)}>
      <button
        ref={button}
        type="button"
        aria-describedby={id}
        onFocus={() => show(true)}
        onBlur={() => show(false)}
        onClick={() => show(true)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !panel.current?.matches(':popover-open')) return;
          // What is around it has its own meaning of Escape.
          event.stopPropagation();
          show(false);
        }}
        className="flex min-h-6 cursor-help items-center rounded-sm"
      >
        <Ribbon tag={tag} isSlim={isSlim} />
      </button>
      <span
        ref={panel}
        id={id}
        popover="auto"
        role="tooltip"
        onToggle={({ newState }) => {
          if (newState === 'open' && panel.current && button.current) placeBeside(panel.current, button.current, 0);
        }}
        className="fixed inset-auto m-0 w-64 max-w-[calc(100vw-0.75rem)] rounded-lg border border-line bg-raised p-3 text-left text-sm font-normal text-ink shadow-float print:hidden"
      >
        {isSlim && <strong className="block">{tag.RibbonText}</strong>}
        {tag.ExternalDescription}
      </span>
    </span>
  );
};
