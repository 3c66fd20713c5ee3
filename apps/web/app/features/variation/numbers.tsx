import type { VariationDetails } from '@grossist/contracts';
import { useText } from '../../i18n/index.ts';
import { usePreferredNumber } from '../../visitor.ts';
import { numbersOf } from '../catalogue/index.ts';
import { CopyButton } from './copy-button.tsx';

/** Every number the material goes by, each to be copied. */
export const Numbers = ({ variation }: { variation: VariationDetails }) => {
  const text = useText();
  const preferred = usePreferredNumber();
  return (
    <section aria-labelledby="numbers">
      <h2 id="numbers" className="sr-only">
        {text('variation.numbers')}
      </h2>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6">
        {numbersOf(variation, preferred).map(({ kind, name, value }) => (
          <div key={kind} className="col-span-2 grid min-h-8 grid-cols-subgrid items-center">
            <dt className="text-muted">{text(name)}</dt>
            <dd className="flex items-center gap-1 font-semibold">
              <span className="break-all select-all">{value}</span>
              <CopyButton value={value} name={text(name)} />
            </dd>
          </div>
        ))}
        {variation.AlternativeNumbers.length > 0 && (
          <div className="col-span-2 grid min-h-8 grid-cols-subgrid items-baseline">
            <dt className="text-muted">{text('variation.numbers.other')}</dt>
            <dd className="flex flex-wrap items-center gap-x-3">
              {variation.AlternativeNumbers.map((number) => (
                <span key={number} className="flex items-center gap-1">
                  <span className="break-all select-all">{number}</span>
                  <CopyButton value={number} name={text('variation.numbers.other')} />
                </span>
              ))}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
};
