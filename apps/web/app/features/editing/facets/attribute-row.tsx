import type { Language } from '@grossist/domain';
import { useState } from 'react';
import { useFormat, useText } from '../../../i18n/index.ts';
import { Badge, Button, TableCell, TableRow } from '../../../ui/index.ts';
import type { Attribute } from './attribute.ts';
import { AttributeCoverage } from './attribute-coverage.tsx';
import { useOverride } from './use-override.ts';

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
export const AttributeRow = ({ attribute, classId, language, presetPct }: AttributeRowProps) => {
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
            className="h-8 w-28 accent-accent tablet:w-40"
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
