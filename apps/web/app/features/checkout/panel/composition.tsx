import { useFormat, useText } from '../../../i18n/index.ts';
import { PART_COLOURS, PART_NAMES, type Part, shareOf } from '../../cart/index.ts';

/** What the total is made of, as a bar. The rows above it say the same in numbers. */
export const Composition = ({ parts }: { parts: readonly Part[] }) => {
  const text = useText();
  const format = useFormat();
  const shares = parts.map((part) => ({ ...part, share: shareOf(part, parts) })).filter(({ share }) => share > 0);
  const said = shares
    .map(({ kind, share }) => {
      const name = kind === 'vat' ? text('cart.sum.vatPlain') : text(PART_NAMES[kind]);
      return `${name} ${format.percent(share)}`;
    })
    .join(', ');
  return (
    <div
      role="img"
      aria-label={said === '' ? text('summary.composition') : `${text('summary.composition')}: ${said}`}
      className="flex h-2.5 gap-px overflow-hidden rounded-sm bg-skeleton"
    >
      {shares.map(({ kind, share }) => (
        <span key={kind} className={`min-w-0.5 ${PART_COLOURS[kind]}`} style={{ flexGrow: share, flexBasis: 0 }} />
      ))}
    </div>
  );
};
