import type { LabelPreferences } from '@grossist/contracts';
import {
  LABEL_BARCODES,
  type LabelStock,
  LOCALES,
  type Locale,
  SHELF_LABEL_DESIGNS,
  type ShelfLabelDesign,
  shelfLabelLayout,
} from '@grossist/domain';
import { useId } from 'react';
import { LANGUAGE_NAMES, type MessageKey, useText } from '../../i18n/index.ts';
import { INPUT_STYLE, LABEL_STYLE } from '../../ui/index.ts';
import { useSignedInUser } from '../../visitor.ts';
import { type DrawnLabel, LabelDrawing } from './label-drawing.tsx';

interface Choice<Value extends string> {
  value: Value;
  name: string;
}

interface ChoiceFieldProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly Choice<Value>[];
  onChange: (value: Value) => void;
}

/** One of a few choices, by the browser's own field. */
export const ChoiceField = <Value extends string>({ label, value, choices, onChange }: ChoiceFieldProps<Value>) => {
  const id = useId();
  return (
    <span className="grid content-start gap-1">
      <label htmlFor={id} className={LABEL_STYLE}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = choices.find((choice) => choice.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
        className={`${INPUT_STYLE} cursor-pointer`}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </select>
    </span>
  );
};

const BARCODES: Record<LabelPreferences['Barcode'], MessageKey> = {
  ean: 'shelfLabels.barcode.ean',
  el: 'shelfLabels.barcode.el',
  vvs: 'shelfLabels.barcode.vvs',
};

const PRICES: Record<LabelPreferences['PriceOption'], MessageKey> = {
  listPrice: 'shelfLabels.price.list',
  netPrice: 'shelfLabels.price.net',
};

interface LabelChoicesProps {
  preferences: LabelPreferences;
  language: Locale;
  onChange: (changes: Partial<LabelPreferences>) => void;
  onLanguage: (language: Locale) => void;
}

/** The number in the barcode, the language, and the price where the design has one. */
export const LabelChoices = ({ preferences, language, onChange, onLanguage }: LabelChoicesProps) => {
  const text = useText();
  const seesNetPrice = useSignedInUser()?.showNetPrice ?? false;
  const prices = seesNetPrice ? (['netPrice', 'listPrice'] as const) : (['listPrice'] as const);
  return (
    <div className="grid gap-3 tablet:grid-cols-3">
      <ChoiceField
        label={text('shelfLabels.barcode')}
        value={preferences.Barcode}
        choices={LABEL_BARCODES.map((value) => ({ value, name: text(BARCODES[value]) }))}
        onChange={(Barcode) => onChange({ Barcode })}
      />
      <ChoiceField
        label={text('shelfLabels.language')}
        value={language}
        choices={LOCALES.map((value) => ({ value, name: LANGUAGE_NAMES[value] }))}
        onChange={onLanguage}
      />
      {preferences.Design === 'price' && (
        <ChoiceField
          label={text('shelfLabels.price')}
          value={seesNetPrice ? preferences.PriceOption : 'listPrice'}
          choices={prices.map((value) => ({ value, name: text(PRICES[value]) }))}
          onChange={(PriceOption) => onChange({ PriceOption })}
        />
      )}
    </div>
  );
};

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
