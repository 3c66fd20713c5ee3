import type { VariationDetails } from '@grossist/contracts';
import { nameOfLanguage, useText } from '../../i18n/index.ts';
import { useAmount } from '../../use-amount.ts';
import { usePreferredNumber } from '../../visitor.ts';
import { numbersOf } from '../catalogue/index.ts';
import { CopyButton } from './copy-button.tsx';

/** What the supplier writes of it, with a word on the language where it is not the reader's. */
export const Description = ({ variation }: { variation: VariationDetails }) => {
  const text = useText();
  const { Description: description, DescriptionLanguage: language } = variation;
  if (description === '') return null;
  return (
    <section aria-labelledby="description" className="grid max-w-prose gap-2">
      <h2 id="description" className="text-xl">
        {text('variation.description')}
      </h2>
      {language !== '' && (
        <p className="text-sm text-muted">
          {text('variation.description.language', { language: nameOfLanguage(language) })}
        </p>
      )}
      <p lang={language || undefined} className="whitespace-pre-line">
        {description}
      </p>
    </section>
  );
};

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

/** In which quantities the material is sold. */
export const Packing = ({ variation }: { variation: VariationDetails }) => {
  const text = useText();
  const { unit, wireAmount } = useAmount();
  const { SalesUnit, MinQuantity, Multiplum, PackageSize, CableCutAllowed } = variation;
  const facts = [
    { name: text('variation.packing.unit'), value: unit(SalesUnit) },
    { name: text('variation.packing.minimum'), value: MinQuantity > 0 && wireAmount(MinQuantity, SalesUnit) },
    { name: text('variation.packing.multiple'), value: Multiplum > 0 && wireAmount(Multiplum, SalesUnit) },
    { name: text('variation.packing.package'), value: PackageSize > 0 && wireAmount(PackageSize, SalesUnit) },
    { name: text('variation.packing.cut'), value: CableCutAllowed && text('variation.packing.cut.yes') },
  ];
  return (
    <section aria-labelledby="packing" className="rounded-lg bg-sunken px-4 py-3">
      <h2 id="packing" className="mb-1 font-semibold">
        {text('variation.packing')}
      </h2>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {facts.map(
          ({ name, value }) =>
            value !== false && (
              <div key={name}>
                <dt className="text-sm text-muted">{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
};
