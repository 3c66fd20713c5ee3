import {
  type facetVisibilityGetEtimAttributes,
  type OperationOutput,
  removeDisplayOverridePct,
  setDisplayOverridePct,
} from '@grossist/contracts';
import type { Language } from '@grossist/domain';
import { useState } from 'react';
import { useOperation } from '../../../api/index.ts';
import { useFormat, useText } from '../../../i18n/index.ts';
import {
  Badge,
  Button,
  EmptyState,
  notify,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeading,
  TableRow,
} from '../../../ui/index.ts';
import { useProblemNotice } from '../parts/query-states.tsx';

/** An attribute of a class with how easily its facet is shown. */
type Attribute = OperationOutput<typeof facetVisibilityGetEtimAttributes>['EtimAttributes'][number];

interface AttributeCoverageProps {
  attribute: Attribute;
  /** From which share on its facet is shown. */
  shownFrom: number;
}

/** How much of the class has the attribute, and whether that is enough for its facet to be shown. */
const AttributeCoverage = ({ attribute, shownFrom }: AttributeCoverageProps) => {
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

interface Asked {
  id: string;
  name: string;
  classId: string;
  language: Language;
}

/** Sets and takes away an attribute's override for its class, each with the way back. */
const useOverride = ({ id, name, classId, language }: Asked) => {
  const text = useText();
  const format = useFormat();
  const settings = useProblemNotice('facet visibility', 'search');
  const setting = useOperation(setDisplayOverridePct, settings);
  const removing = useOperation(removeDisplayOverridePct, settings);
  const subject = { etimAttributeId: id, language };
  // An override for every class is written once for all of them; this class's own comes before it.
  const write = (displayOverridePct: number, isForAll: boolean, onSuccess?: () => void): void =>
    setting.mutate(
      { body: { ...subject, displayOverridePct, ...(!isForAll && { etimClassId: classId }) } },
      { onSuccess },
    );
  const takeAway = (isForAll: boolean, onSuccess?: () => void): void =>
    removing.mutate({ body: { ...subject, ...(!isForAll && { etimClassId: classId }) } }, { onSuccess });
  return {
    isPending: setting.isPending || removing.isPending,
    set: (percent: number, before: number | null, wasForAll: boolean): void =>
      write(percent, false, () =>
        notify(text('editing.facets.set', { name, percent: format.percent(percent) }), () => {
          if (before === null || wasForAll) takeAway(false);
          else write(before, false);
        }),
      ),
    remove: (before: number, isForAll: boolean): void =>
      takeAway(isForAll, () => notify(text('editing.facets.removed', { name }), () => write(before, isForAll))),
  };
};

interface AttributeRowProps {
  attribute: Attribute;
  classId: string;
  language: Language;
  presetPct: number;
}

const MOST = 100;

const percentOf = (typed: string): number | undefined => {
  const value = Number(typed.replace(',', '.'));
  return typed.trim() === '' || !Number.isFinite(value) ? undefined : Math.min(MOST, Math.max(0, Math.round(value)));
};

/** One attribute: slider and number beside each other, saved when either is left. [fac-03] [fac-04] */
const AttributeRow = ({ attribute, classId, language, presetPct }: AttributeRowProps) => {
  const text = useText();
  const format = useFormat();
  const { EtimAttributeId: id, Name: name, Unit: unit, DisplayOverridePct: saved, IsForAllClasses } = attribute;
  const { set, remove, isPending } = useOverride({ id, name, classId, language });
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? String(saved ?? presetPct);
  const percent = percentOf(shown) ?? presetPct;

  const leave = (): void => {
    const next = typed === undefined ? undefined : percentOf(typed);
    setTyped(undefined);
    if (next !== undefined && next !== saved) set(next, saved, IsForAllClasses);
  };
  return (
    <TableRow>
      <TableCell>
        <span className="font-semibold">{name}</span>
        {unit !== '' && <span className="text-muted"> ({unit})</span>}
        <span className="block font-mono text-xs text-muted">{id}</span>
      </TableCell>
      <TableCell isNumber>
        <AttributeCoverage attribute={attribute} shownFrom={percent} />
      </TableCell>
      <TableCell>
        <div className="flex items-center gap-2">
          <input
            type="range"
            min={0}
            max={MOST}
            step={1}
            value={percent}
            aria-label={text('editing.facets.percent.of', { name })}
            aria-valuetext={format.percent(percent)}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={leave}
            onPointerUp={leave}
            className="h-8 w-28 accent-accent tablet:w-40 laptop:w-28"
          />
          <input
            type="text"
            inputMode="numeric"
            value={shown}
            aria-label={text('editing.facets.number.of', { name })}
            onChange={(event) => setTyped(event.target.value)}
            onFocus={(event) => event.target.select()}
            onBlur={leave}
            onKeyDown={(event) => {
              if (event.key === 'Enter') leave();
              else if (event.key === 'Escape') setTyped(undefined);
            }}
            className="min-h-9 w-14 rounded-md border border-edge bg-surface px-2 text-right hover:border-ink"
          />
          <span aria-hidden="true" className="text-muted">
            %
          </span>
        </div>
      </TableCell>
      <TableCell>
        {saved === null ? (
          <span className="text-sm text-muted">{text('editing.facets.follows')}</span>
        ) : (
          <span className="flex flex-wrap items-center gap-2">
            <Badge tone="accent">
              {text(IsForAllClasses ? 'editing.facets.override.all' : 'editing.facets.override')}
            </Badge>
            <Button
              size="small"
              kind="quiet"
              isPending={isPending}
              aria-label={text('editing.facets.remove.of', { name })}
              onPress={() => remove(saved, IsForAllClasses)}
            >
              {text('editing.facets.remove')}
            </Button>
          </span>
        )}
      </TableCell>
    </TableRow>
  );
};

interface AttributeListProps {
  attributes: readonly Attribute[];
  classId: string;
  language: Language;
  presetPct: number;
}

/** The attributes of a class, each with the share of a result that must have it. */
export const AttributeList = ({ attributes, ...asked }: AttributeListProps) => {
  const text = useText();
  if (attributes.length === 0) return <EmptyState title={text('editing.facets.none')} />;
  return (
    <Table caption={text('editing.facets.attributes')}>
      <TableHead>
        <TableHeading>{text('editing.facets.attribute')}</TableHeading>
        <TableHeading isNumber>{text('editing.facets.coverage')}</TableHeading>
        <TableHeading>{text('editing.facets.percent')}</TableHeading>
        <TableHeading>{text('editing.facets.standard')}</TableHeading>
      </TableHead>
      <TableBody>
        {attributes.map((attribute) => (
          <AttributeRow key={attribute.EtimAttributeId} attribute={attribute} {...asked} />
        ))}
      </TableBody>
    </Table>
  );
};
