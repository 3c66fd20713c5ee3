import { useText } from '../../../i18n/index.ts';
import { StateDrawing, type StateShape } from '../../../ui/index.ts';
import type { Outcome } from './audit-address.ts';

const SHAPES: Readonly<Record<Outcome, StateShape>> = {
  done: 'disc',
  refused: 'triangle',
  failed: 'cross',
  begun: 'ring',
};

/** How a call ended, by colour, shape and word. */
export const OutcomeMark = ({ outcome, code }: { outcome: Outcome; code: string }) => {
  const text = useText();
  return (
    <span className="inline-flex items-center gap-1.5 text-sm">
      <StateDrawing shape={SHAPES[outcome]} />
      <span>
        {text(`audit.outcome.${outcome}`)}
        {code !== '' && <span className="block text-muted">{code}</span>}
      </span>
    </span>
  );
};
