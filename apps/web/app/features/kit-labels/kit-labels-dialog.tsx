import { LABEL_ROLL, LABEL_STOCKS, MOST_SHIFT, quantityOf, quantityToNumber } from '@grossist/domain';
import { useDeferredValue, useState } from 'react';
import { useFormat, useText } from '../../i18n/index.ts';
import { Select } from '../../ui/choices/index.ts';
import { Button, Checkbox, NumberStepper, TextField, WarningBar } from '../../ui/index.ts';
import { Dialog } from '../../ui/overlays/index.ts';
import { LabelSheet } from '../label-sheets/index.ts';
import { type KitLabelsSource, kitLabelsAddress } from './labels-address.ts';
import { useKeepLabels } from './use-keep-labels.ts';
import { type LabelForm, MOST_COPIES, MOST_LABELS, shiftIn, useLabelSettings } from './use-label-settings.ts';

export interface KitLabelsDialogProps {
  source: KitLabelsSource;
  /** Number of boxes: a kit that is ordered three times has three. */
  count: number;
  onClose: () => void;
}

const ONE = { minimum: quantityOf(1), step: quantityOf(1) };

/** Chooses sheet, first free label and what is printed; the preview is the server's own document. [own-kit-05] */
export const KitLabelsDialog = ({ source, count, onClose }: KitLabelsDialogProps) => {
  const text = useText();
  const form = useLabelSettings();
  const { settings, stock, set } = form;
  const { isPending, problem, keep } = useKeepLabels();
  const labelCount = count * settings.copies;
  const isTooMany = labelCount > MOST_LABELS;
  const print = (): void => {
    form.remember();
    void keep(source, settings);
  };
  return (
    <Dialog
      title={text('kitLabels.title')}
      isOpen
      isWide
      onClose={onClose}
      actions={
        <Button kind="primary" isPending={isPending} isDisabled={isTooMany || count === 0} onPress={print}>
          {text('kitLabels.pdf')}
        </Button>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 tablet:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="grid content-start gap-4">
          {problem !== undefined && <WarningBar tone="danger">{problem}</WarningBar>}
          {isTooMany && <WarningBar>{text('kitLabels.tooMany', { most: MOST_LABELS })}</WarningBar>}
          <Product form={form} />
          <LabelSheet
            stock={stock}
            offset={settings.offset}
            onChange={(offset) => set({ offset })}
            count={labelCount}
            shift={settings.shift}
          />
          <div className="grid justify-items-start gap-2">
            <Checkbox isSelected={settings.hasContents} onChange={(hasContents) => set({ hasContents })}>
              {text('kitLabels.contents')}
            </Checkbox>
            <Checkbox isSelected={settings.hasAddress} onChange={(hasAddress) => set({ hasAddress })}>
              {text('kitLabels.address')}
            </Checkbox>
          </div>
          <div className="grid justify-items-start gap-1">
            <span aria-hidden="true" className="text-sm font-semibold">
              {text('kitLabels.copies')}
            </span>
            <NumberStepper
              name={text('kitLabels.copies')}
              value={quantityOf(settings.copies)}
              packing={ONE}
              onChange={(copies) =>
                set({ copies: Math.min(MOST_COPIES, Math.max(1, Math.round(quantityToNumber(copies)))) })
              }
            />
          </div>
          <Correction form={form} />
        </div>
        {count > 0 && !isTooMany ? (
          <Preview address={kitLabelsAddress(source, settings)} />
        ) : (
          count === 0 && <p>{text('kitLabels.none')}</p>
        )}
      </div>
    </Dialog>
  );
};

const Product = ({ form }: { form: LabelForm }) => {
  const text = useText();
  const nameOf = (product: string): string =>
    product === LABEL_ROLL.product ? text('kitLabels.roll', { size: product }) : product;
  return (
    <Select
      label={text('kitLabels.product')}
      value={form.settings.product}
      onChange={form.choose}
      options={LABEL_STOCKS.map(({ product, layout }) => ({
        id: product,
        name: layout === undefined ? nameOf(product) : `${product} (${layout.replace('x', ' × ')})`,
      }))}
    />
  );
};

const Correction = ({ form }: { form: LabelForm }) => {
  const text = useText();
  const format = useFormat();
  const most = format.quantity(quantityOf(MOST_SHIFT));
  const errorOf = (typed: string): string | undefined =>
    shiftIn(typed) === undefined ? text('kitLabels.shift.wrong', { most }) : undefined;
  return (
    <fieldset className="grid grid-cols-2 gap-3">
      <legend className="pb-1 text-sm font-semibold">{text('kitLabels.shift')}</legend>
      <TextField
        label={text('kitLabels.shiftX')}
        value={form.typedX}
        onChange={(typed) => form.type('x', typed)}
        error={errorOf(form.typedX)}
        inputMode="decimal"
        autoComplete="off"
      />
      <TextField
        label={text('kitLabels.shiftY')}
        value={form.typedY}
        onChange={(typed) => form.type('y', typed)}
        error={errorOf(form.typedY)}
        inputMode="decimal"
        autoComplete="off"
      />
    </fieldset>
  );
};

/** The first page as it is printed. */
const Preview = ({ address }: { address: string }) => {
  const text = useText();
  const shown = useDeferredValue(address);
  const [failed, setFailed] = useState<string>();
  return (
    <figure className="grid content-start gap-2">
      <figcaption className="text-sm font-semibold">{text('kitLabels.preview')}</figcaption>
      {failed === shown ? (
        <p className="text-muted">{text('kitLabels.preview.failed')}</p>
      ) : (
        <img
          src={shown}
          alt={text('kitLabels.preview')}
          onError={() => setFailed(shown)}
          className="block h-auto max-h-[60dvh] w-full border border-edge bg-paper object-contain"
        />
      )}
    </figure>
  );
};
