import {
  getAccounts,
  type PdfBarcodeType,
  type PdfCatalogSettings,
  type PdfCatalogType,
  type PdfSortOrder,
} from '@grossist/contracts';
import { useId } from 'react';
import { useOperationQuery } from '../../../../api/index.ts';
import { useText } from '../../../../i18n/index.ts';
import { INPUT_STYLE, LABEL_STYLE } from '../../../../ui/index.ts';
import { useSignedInUser } from '../../../../visitor.ts';
import { TYPE_NAMES } from '../../catalogue-words.ts';

interface OptionSelectProps<Value extends string> {
  label: string;
  hint?: string;
  options: readonly Value[];
  nameOf: (value: Value) => string;
  value: Value;
  isDisabled?: boolean;
  onChange: (value: Value) => void;
}

/** One of a few values, as the browser's own field of choices. */
export const OptionSelect = <Value extends string>(props: OptionSelectProps<Value>) => {
  const { label, hint, options, nameOf, value, isDisabled = false, onChange } = props;
  const id = useId();
  const hintId = useId();
  return (
    <div className="grid min-w-0 content-start gap-1">
      <label htmlFor={id} className={LABEL_STYLE}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        disabled={isDisabled}
        aria-describedby={hint === undefined ? undefined : hintId}
        onChange={({ target }) => {
          const chosen = options.find((option) => option === target.value);
          if (chosen !== undefined) onChange(chosen);
        }}
        className={`${INPUT_STYLE} cursor-pointer`}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {nameOf(option)}
          </option>
        ))}
      </select>
      {hint !== undefined && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
};

const BARCODES = ['none', 'ean', 'el', 'vvs'] as const satisfies readonly PdfBarcodeType[];
const ORDERS = ['position', 'dateAdded', 'name', 'number'] as const satisfies readonly PdfSortOrder[];

interface SelectProps<Value> {
  value: Value;
  isDisabled?: boolean;
  onChange: (value: Value) => void;
}

/** Which number of each material is printed as a barcode. */
export const BarcodeSelect = (props: SelectProps<PdfBarcodeType>) => {
  const text = useText();
  return (
    <OptionSelect
      {...props}
      label={text('pdf.barcode')}
      options={BARCODES}
      nameOf={(barcode) => text(`pdf.barcode.${barcode}`)}
    />
  );
};

/** The order of the materials in the document. */
export const OrderSelect = (props: SelectProps<PdfSortOrder>) => {
  const text = useText();
  return (
    <OptionSelect
      {...props}
      label={text('pdf.order')}
      options={ORDERS}
      nameOf={(order) => text(`pdf.order.${order}`)}
    />
  );
};

const TYPES = ['catalog', 'documentation', 'variationList', 'labelPrint'] as const satisfies readonly PdfCatalogType[];

interface TypeSelectProps {
  value: PdfCatalogType;
  isDisabled?: boolean;
  onChange: (type: PdfCatalogType) => void;
}

/** Chooses the type of document, each with a picture of its layout. */
export const TypeSelect = ({ value, isDisabled, onChange }: TypeSelectProps) => {
  const text = useText();
  return (
    <OptionSelect
      label={text('pdf.type')}
      hint={text(`pdf.type.${value}.hint`)}
      options={TYPES}
      nameOf={(type) => text(TYPE_NAMES[type])}
      value={value}
      isDisabled={isDisabled}
      onChange={onChange}
    />
  );
};

type Prices = Pick<PdfCatalogSettings, 'priceOptions' | 'accountNumber' | 'projectNumber'>;

interface PriceChoiceProps {
  value: Prices;
  isDisabled?: boolean;
  onChange: (changed: Partial<Prices>) => void;
}

const PRICES = ['none', 'netPrice', 'listPrice'] as const;
const STALE_MS = 300_000;

/** Chooses the printed prices, their account and project. Net prices are offered with permission only. */
export const PriceChoice = ({ value, isDisabled, onChange }: PriceChoiceProps) => {
  const text = useText();
  const seesNetPrices = useSignedInUser()?.showNetPrice ?? false;
  const { priceOptions, accountNumber, projectNumber } = value;
  const hasPrices = priceOptions !== 'none';
  const { data = [] } = useOperationQuery(getAccounts, {}, { enabled: hasPrices, staleTime: STALE_MS });
  const prices = seesNetPrices || priceOptions === 'netPrice' ? PRICES : PRICES.filter((one) => one !== 'netPrice');
  const accounts = new Map(data.map(({ soldTo, name }) => [soldTo, name]));
  const account = data.find(({ soldTo }) => soldTo === accountNumber);
  const projects = new Map(account?.projects.map(({ projectNumber: number, projectTitle }) => [number, projectTitle]));
  return (
    <>
      <OptionSelect
        label={text('pdf.price')}
        hint={hasPrices ? text('pdf.price.hint') : undefined}
        options={prices}
        nameOf={(price) => text(`pdf.price.${price}`)}
        value={priceOptions}
        isDisabled={isDisabled}
        onChange={(chosen) => onChange({ priceOptions: chosen })}
      />
      {hasPrices && accounts.size > 0 && (
        <OptionSelect
          label={text('pdf.account')}
          options={['', ...accounts.keys()]}
          nameOf={(soldTo) => (soldTo === '' ? text('pdf.account.own') : `${accounts.get(soldTo) ?? ''} (${soldTo})`)}
          value={accounts.has(accountNumber) ? accountNumber : ''}
          isDisabled={isDisabled}
          onChange={(soldTo) => onChange({ accountNumber: soldTo, projectNumber: '' })}
        />
      )}
      {hasPrices && projects.size > 0 && (
        <OptionSelect
          label={text('pdf.project')}
          options={['', ...projects.keys()]}
          nameOf={(number) => (number === '' ? text('pdf.project.none') : `${projects.get(number) ?? ''} (${number})`)}
          value={projects.has(projectNumber) ? projectNumber : ''}
          isDisabled={isDisabled}
          onChange={(number) => onChange({ projectNumber: number })}
        />
      )}
    </>
  );
};
