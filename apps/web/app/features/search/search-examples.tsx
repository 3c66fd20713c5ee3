import { useText } from '../../i18n/index.ts';
import { ShopLink } from '../../ui/index.ts';
import { searchPath } from './search-address.ts';

/** Queries that work in every language: cores and cross section, tripping curve, protection class, thread, material. */
const EXAMPLES = ['3G1,5', 'C16', 'IP65', 'M20', 'PEX'];

/** Short example queries that find something, as links. */
export const SearchExamples = () => {
  const text = useText();
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
      {text('search.examples')}
      {EXAMPLES.map((example) => (
        <ShopLink
          key={example}
          to={searchPath(example)}
          className="inline-flex min-h-8 items-center rounded-full border border-edge px-3 text-ink hover:border-ink"
        >
          {example}
        </ShopLink>
      ))}
    </p>
  );
};
