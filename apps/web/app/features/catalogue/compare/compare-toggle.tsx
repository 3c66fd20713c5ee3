import type { SearchDocument } from '@grossist/contracts';
import { useText } from '../../../i18n/index.ts';
import { toggleCompared, useComparison } from './compared.ts';

type Comparable = Pick<SearchDocument, 'Code' | 'ItemLocalMaterialName' | 'ImageUrl'>;

/** Adds a material to the comparison, or removes it. */
export const CompareToggle = ({ material, isSlim = false }: { material: Comparable; isSlim?: boolean }) => {
  const text = useText();
  const { Code: code, ItemLocalMaterialName: name, ImageUrl: imageUrl } = material;
  const isChosen = useComparison().items.some((one) => one.code === code);
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => toggleCompared({ code, name, imageUrl })}
      title={isSlim ? text('catalogue.compare') : undefined}
      className="group/compare inline-flex min-h-8 min-w-8 items-center justify-center gap-1.5 justify-self-start rounded-sm text-sm text-muted hover:text-ink aria-pressed:text-ink"
    >
      <span
        aria-hidden="true"
        className="grid size-4 place-items-center rounded-sm border border-edge bg-surface text-xs leading-none font-bold text-on-accent group-aria-pressed/compare:border-accent group-aria-pressed/compare:bg-accent"
      >
        {isChosen && '✓'}
      </span>
      <span className={isSlim ? 'sr-only' : undefined}>{text('catalogue.compare')}</span>
      <span className="sr-only"> ({name})</span>
    </button>
  );
};
