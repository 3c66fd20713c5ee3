import { useFormat, useText } from '../../../i18n/index.ts';
import type { Attribute } from './attribute.ts';

interface AttributeCoverageProps {
  attribute: Attribute;
  /** From which share on its facet is shown. */
  shownFrom: number;
}

/** How much of the class has the attribute, and whether that is enough for its facet to be shown. */
export const AttributeCoverage = ({ attribute, shownFrom }: AttributeCoverageProps) => {
  const text = useText();
  const format = useFormat();
  const { CoveragePct: coverage, MaterialCount: count } = attribute;
  if (coverage === null || count === null) return <span className="text-muted">–</span>;
  return (
    <span className="grid justify-items-end">
      <span className="font-semibold">{format.percent(coverage)}</span>
      <span className="text-xs text-muted">{text('catalogue.count', { count })}</span>
      {coverage < shownFrom && <span className="text-xs text-warning">{text('editing.facets.tooFew')}</span>}
    </span>
  );
};
