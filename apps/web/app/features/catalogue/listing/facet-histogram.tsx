import type { Facet } from '@grossist/contracts';

/** How the results lie along a facet of numbers, to the eye alone: the values below say it in words. */
export const FacetHistogram = ({ values }: { values: Facet['Values'] }) => {
  const most = Math.max(...values.map(({ Count }) => Count));
  return (
    <div aria-hidden="true" className="mb-2 flex h-9 items-end gap-px border-b border-edge">
      {values.map(({ Value, Count, IsSelected }) => (
        <span
          key={Value}
          style={{ height: `${Math.max(4, (Count / most) * 100)}%` }}
          className={`flex-1 ${IsSelected ? 'bg-accent' : 'bg-edge'}`}
        />
      ))}
    </div>
  );
};
