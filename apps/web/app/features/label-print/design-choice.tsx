import { type LabelStock, SHELF_LABEL_DESIGNS, type ShelfLabelDesign, shelfLabelLayout } from '@grossist/domain';
import { useId } from 'react';
import { type MessageKey, useText } from '../../i18n/index.ts';
import { type DrawnLabel, LabelDrawing } from './label-drawing.tsx';

const NAMES: Record<ShelfLabelDesign, MessageKey> = {
  number: 'shelfLabels.design.number',
  picture: 'shelfLabels.design.picture',
  price: 'shelfLabels.design.price',
};

interface DesignChoiceProps {
  stock: LabelStock;
  value: ShelfLabelDesign;
  /** A label to show the designs with. */
  sample: DrawnLabel;
  onChange: (design: ShelfLabelDesign) => void;
}

/** What a label shows, chosen by pictures of it. */
export const DesignChoice = ({ stock, value, sample, onChange }: DesignChoiceProps) => {
  const text = useText();
  const name = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm font-semibold">{text('shelfLabels.design')}</legend>
      <div className="grid gap-3 tablet:grid-cols-3">
        {SHELF_LABEL_DESIGNS.map((design) => (
          <label
            key={design}
            className="grid cursor-pointer content-start gap-2 rounded-md border border-edge p-2 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <svg
              viewBox={`0 0 ${stock.width} ${stock.height}`}
              aria-hidden="true"
              className="block h-auto w-full bg-[#fff]"
            >
              <LabelDrawing label={sample} layout={shelfLabelLayout(stock, design)} />
            </svg>
            <span className="flex items-center gap-2">
              <input
                type="radio"
                name={name}
                checked={value === design}
                onChange={() => onChange(design)}
                className="size-4 shrink-0 accent-(--color-accent)"
              />
              {text(NAMES[design])}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
