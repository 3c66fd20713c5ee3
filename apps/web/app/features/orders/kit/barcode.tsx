import { code128Of } from '@grossist/domain';

/** Pixels of the narrowest bar, and of the bars' height. */
const MODULE = 1.5;
const HEIGHT = 48;
/** Modules of white on both sides, without which no scanner reads it. */
const QUIET = 10;

/** A number as Code 128 with the number below it, to be scanned from screen or paper. */
export const Barcode = ({ number }: { number: string }) => {
  const widths = code128Of(number);
  if (!widths) return <p className="font-mono">{number}</p>;
  const ends = widths.map((_, place) => widths.slice(0, place + 1).reduce((sum, width) => sum + width, QUIET));
  const total = (ends.at(-1) ?? QUIET) + QUIET;
  const bars = widths.flatMap((width, place) => (place % 2 === 0 ? [{ width, end: ends[place] ?? 0 }] : []));
  return (
    <figure className="grid justify-items-start gap-1">
      <svg
        width={total * MODULE}
        height={HEIGHT}
        viewBox={`0 0 ${total} ${HEIGHT}`}
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
        aria-hidden="true"
        className="h-12 max-w-full bg-paper"
      >
        {bars.map(({ width, end }) => (
          <rect key={end} x={end - width} width={width} height={HEIGHT} className="fill-current" />
        ))}
      </svg>
      <figcaption className="font-mono text-sm">{number}</figcaption>
    </figure>
  );
};
