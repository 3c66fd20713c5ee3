import type { Facet } from '@grossist/contracts';

const HEIGHT = 100;
const LEAST = 4;

/**
 * How the results lie along a facet of numbers, to the eye alone: the values below say it in words. Drawn as SVG, since
 * the content policy allows no inline styles in a page's markup.
 */
export const FacetHistogram = ({ values }: { values: Facet['Values'] }) => {
  const most = Math.max(...values.map(({ Count }) => Count));
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${values.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="mb-2 h-9 w-full border-b border-edge"
    >
      {values.map(({ Value, Count, IsSelected }, index) => {
        const height = Math.max(LEAST, Math.round((Count / most) * HEIGHT));
        return (
          <rect
            key={Value}
            x={index + 0.05}
            y={HEIGHT - height}
            width={0.9}
            height={height}
            className={IsSelected ? 'fill-accent' : 'fill-edge'}
          />
        );
      })}
    </svg>
  );
};
