import type { VariationDetails } from '@grossist/contracts';
import { useText } from '../../i18n/index.ts';
import { useAmount } from '../cart/index.ts';

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
