import type { ReactNode } from 'react';
import { useText } from '../../../i18n/index.ts';
import type { Outcome } from './audit-address.ts';

const SHAPES: Readonly<Record<Outcome, ReactNode>> = {
  done: <circle cx="7" cy="7" r="6" className="fill-stock-green" />,
  refused: <path d="M7 .8 13.7 13H.3z" className="fill-stock-yellow" />,
  failed: <path d="m2 2 10 10M12 2 2 12" className="stroke-danger" strokeWidth="3" />,
  begun: <circle cx="7" cy="7" r="5" className="fill-none stroke-edge" strokeWidth="2" />,
};

/** How a call ended, by colour, shape and word. */
export const OutcomeMark = ({ outcome, code }: { outcome: Outcome; code: string }) => {
  const text = useText();
  return (
    <span className="inline-flex items-center gap-1.5 text-sm">
      <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true" className="shrink-0">
        {SHAPES[outcome]}
      </svg>
      <span>
        {text(`audit.outcome.${outcome}`)}
        {code !== '' && <span className="block text-muted">{code}</span>}
      </span>
    </span>
  );
};
