import { type ReactNode, useId, useRef } from 'react';
import { InfoIcon } from '../icons/index.ts';

export interface ExplanationProps {
  /** What the button asks: "What are duties?". */
  question: string;
  children: ReactNode;
}

/** Pixels between the button and what it opens, and to the edges of the window. */
const GAP = 6;

const placeBeside = (panel: HTMLElement, button: HTMLElement): void => {
  const anchor = button.getBoundingClientRect();
  const { width, height } = panel.getBoundingClientRect();
  const page = document.documentElement;
  const left = Math.max(GAP, Math.min(anchor.right - width, page.clientWidth - width - GAP));
  const isBelow = anchor.bottom + GAP + height <= page.clientHeight;
  panel.style.left = `${left}px`;
  panel.style.top = `${isBelow ? anchor.bottom + GAP : Math.max(GAP, anchor.top - GAP - height)}px`;
};

/** A word of why behind a button. The browser's own popover: Escape and a press beside it close it. */
export const Explanation = ({ question, children }: ExplanationProps) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-label={question}
        className="inline-grid size-6 shrink-0 place-items-center rounded-full align-middle text-muted hover:bg-sunken hover:text-ink print:hidden"
      >
        <InfoIcon size={16} />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="note"
        onToggle={({ newState }) => {
          if (newState === 'open' && panel.current && button.current) placeBeside(panel.current, button.current);
        }}
        className="fixed inset-auto m-0 w-72 max-w-[calc(100vw-0.75rem)] rounded-lg border border-line bg-raised p-3 text-left text-sm font-normal text-ink shadow-float"
      >
        {children}
      </div>
    </>
  );
};
