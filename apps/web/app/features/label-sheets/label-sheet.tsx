import { isLabelOffset, type LabelStock, labelsPerPage, type PrinterShift, placeLabels } from '@grossist/domain';
import { type KeyboardEvent, useId, useRef } from 'react';
import { useText } from '../../i18n/index.ts';
import { LabelShape } from './label-shape.tsx';

/** Returns the label that a key leads to from another one, both counted from 1; undefined for keys that lead nowhere. */
export const offsetByKey = (key: string, offset: number, stock: LabelStock): number | undefined => {
  const last = labelsPerPage(stock);
  const next = {
    ArrowLeft: offset - 1,
    ArrowRight: offset + 1,
    ArrowUp: offset - stock.columns,
    ArrowDown: offset + stock.columns,
    Home: 1,
    End: last,
  }[key];
  if (next === undefined) return undefined;
  return next >= 1 && next <= last ? next : offset;
};

const UNSHIFTED: PrinterShift = { x: 0, y: 0 };

export interface LabelSheetProps {
  stock: LabelStock;
  /** First free label of the first page, counted from 1 row by row. One that the sheet lacks counts as 1. */
  offset: number;
  onChange: (offset: number) => void;
  /** Number of labels to print; those of the first page are marked. */
  count: number;
  /** Where the printer is corrected to, in millimeters: the text's outline is drawn there. */
  shift?: PrinterShift;
}

/**
 * Draws the first page of a sheet to scale: a click on a label, or arrow keys, Home and End, choose the first free one.
 * A roll is drawn without a choice, since each of its pages is one label. Section 5, "Label print offsets".
 */
export const LabelSheet = ({ stock, onChange, count, shift = UNSHIFTED, ...props }: LabelSheetProps) => {
  const text = useText();
  const titleId = useId();
  const drawing = useRef<SVGSVGElement>(null);
  const perPage = labelsPerPage(stock);
  const offset = isLabelOffset(stock, props.offset) ? props.offset : 1;
  const places = placeLabels({ stock, count: perPage, offset: 1, shift: UNSHIFTED });
  const pages = Math.ceil((offset - 1 + count) / perPage);
  const isSheet = perPage > 1;

  const onKeyDown = (event: KeyboardEvent): void => {
    const next = offsetByKey(event.key, offset, stock);
    if (next === undefined) return;
    event.preventDefault();
    onChange(next);
    drawing.current?.querySelector<SVGElement>(`[data-label="${next}"]`)?.focus();
  };
  const labels = places.map(({ x, y }, index) => {
    const number = index + 1;
    const nth = number - offset + 1;
    return (
      <LabelShape
        key={number}
        x={x}
        y={y}
        stock={stock}
        shift={shift}
        number={number}
        nth={nth >= 1 && nth <= count ? nth : undefined}
        isFirst={number === offset}
        isUsed={number < offset}
        name={
          isSheet
            ? text('labels.place', {
                number,
                row: Math.floor(index / stock.columns) + 1,
                column: (index % stock.columns) + 1,
              })
            : undefined
        }
        onChoose={() => onChange(number)}
      />
    );
  });
  return (
    <div className="grid justify-items-start gap-2">
      <p id={titleId} className="text-sm font-semibold">
        {isSheet ? text('labels.firstFree') : stock.product}
      </p>
      <svg
        ref={drawing}
        viewBox={`-1 -1 ${stock.pageWidth + 2} ${stock.pageHeight + 2}`}
        className="block h-auto w-full max-w-72"
        {...(isSheet
          ? { role: 'radiogroup', 'aria-labelledby': titleId, onKeyDown }
          : { role: 'img', 'aria-label': stock.product })}
      >
        <rect width={stock.pageWidth} height={stock.pageHeight} className="fill-sunken stroke-edge" strokeWidth={0.5} />
        {labels}
      </svg>
      <p className="text-sm text-muted" aria-live="polite">
        {isSheet ? text('labels.sheets', { count, pages }) : text('labels.roll', { count })}
      </p>
    </div>
  );
};
