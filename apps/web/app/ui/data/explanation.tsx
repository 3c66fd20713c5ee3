import { type ReactNode, useId, useRef } from 'react';
import { InfoIcon } from '../icons/index.ts';

/** Pixels to the edges of the window. */
const MARGIN = 6;

/** Places a popover below its button, or above it where there is no room, `gap` pixels away. */
export const placeBeside = (panel: HTMLElement, button: HTMLElement, gap: number): void => {
  const anchor = button.getBoundingClientRect();
  const { width, height } = panel.getBoundingClientRect();
  const page = document.documentElement;
  const left = Math.max(MARGIN, Math.min(anchor.right - width, page.clientWidth - width - MARGIN));
  const isBelow = anchor.bottom + gap + height <= page.clientHeight;
  panel.style.left = `${left}px`;
  panel.style.top = `${isBelow ? anchor.bottom + gap : Math.max(MARGIN, anchor.top - gap - height)}px`;
};

export interface ExplanationProps {
  /** What the button asks: "What are duties?". */
  question: string;
  children: ReactNode;
  /** Runs each time that the explanation is opened, for one that is loaded then. */
  onOpen?: () => void;
}

/** Pixels between the button and what it opens. */
const GAP = 6;

/** A button that opens a short explanation, by the browser's own popover: Escape and a press beside it close it. */
export const Explanation = ({ question, children, onOpen }: ExplanationProps) => {
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
          if (newState !== 'open') return;
          onOpen?.();
          if (panel.current && button.current) placeBeside(panel.current, button.current, GAP);
        }}
        className="fixed inset-auto m-0 w-72 max-w-[calc(100vw-0.75rem)] rounded-lg border border-line bg-raised p-3 text-left text-sm font-normal text-ink shadow-float"
      >
        {children}
      </div>
    </>
  );
};
