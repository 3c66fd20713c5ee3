import { exportOrderValidation, type OrderValidation } from '@grossist/contracts';
import { useId, useState } from 'react';
import { downloadFile, fileOfResponse, readCookie } from '../../../api/index.ts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { Button, LinkButton, notify, WarningBar } from '../../../ui/index.ts';
import { useMoment } from '../../../use-moment.ts';
import { PlaceDialog } from './place-dialog.tsx';
import type { Changes } from './use-changes.ts';

/** Saves a validation as a workbook. [ord-11] @throws Error when there is none */
const downloadSheet = async (validationId: string): Promise<void> => {
  const response = await fetch(exportOrderValidation.path, {
    method: exportOrderValidation.method,
    headers: {
      'content-type': 'application/json',
      'x-grossist-locale': document.documentElement.lang,
      'x-xsrf-token': readCookie(document.cookie, 'XSRF-TOKEN') ?? '',
    },
    body: JSON.stringify({ ValidationId: validationId }),
  });
  if (!response.ok) throw new Error(`The export answered ${response.status}`);
  downloadFile(await fileOfResponse(response, 'order.xlsx'));
};

interface SummaryPanelProps {
  validation: OrderValidation;
  changes: Changes;
  isOpen: boolean;
}

const Sum = ({ name, value, isTotal = false }: { name: string; value: string; isTotal?: boolean }) => (
  <div
    className={`flex flex-wrap justify-between gap-x-4 ${isTotal ? 'border-t border-line pt-1.5 text-lg font-semibold' : ''}`}
  >
    <dt className={isTotal ? '' : 'text-muted'}>{name}</dt>
    <dd className="ml-auto whitespace-nowrap">{value}</dd>
  </div>
);

const Sums = ({
  validation: { PriceSummary: summary, IsPriceMissing, OrderedCount, OrderableCount },
}: {
  validation: OrderValidation;
}) => {
  const text = useText();
  const format = useFormat();
  const moment = useMoment();
  if (summary === null) {
    return IsPriceMissing ? (
      <WarningBar>{text('support.problem.erp')}</WarningBar>
    ) : (
      <p className="text-muted">
        {text(OrderedCount > 0 && OrderableCount > 0 ? 'support.summary.rest' : 'support.summary.none')}
      </p>
    );
  }
  return (
    <>
      <dl className="grid gap-1.5">
        <Sum name={text('support.summary.subtotal')} value={summary.SubTotalStr} />
        {summary.DocumentTotal !== null && (
          <Sum name={text('support.summary.document')} value={summary.DocumentTotalStr} />
        )}
        <Sum name={text('support.summary.duties')} value={summary.DutiesStr} />
        <Sum name={text('support.summary.freight')} value={summary.FreightCostStr} />
        <Sum
          name={text('support.summary.vat', { percent: format.percent(summary.VatPercent) })}
          value={summary.VatStr}
        />
        <Sum name={text('support.total')} value={summary.TotalStr} isTotal />
      </dl>
      <p className="text-sm text-muted">{text('support.summary.pricedAt', { time: moment(summary.PricedAt) })}</p>
    </>
  );
};

/** The sums of the order, with the actions place, export, refresh and discard. */
export const SummaryPanel = ({ validation, changes, isOpen }: SummaryPanelProps) => {
  const text = useText();
  const id = useId();
  const [isPlacing, setPlacing] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const save = async (): Promise<void> => {
    setSaving(true);
    try {
      await downloadSheet(validation.ValidationId);
    } catch {
      notify(text('support.export.failed'));
    } finally {
      setSaving(false);
    }
  };
  const put = (isDiscarded: boolean): void => {
    changes.discard.mutate(isDiscarded);
    if (isDiscarded) notify(text('support.discarded'), () => changes.discard.mutate(false));
  };
  const isBeingPlaced = validation.State === 'placing';
  return (
    <section
      aria-labelledby={id}
      aria-busy={changes.lines.isPending || changes.refresh.isPending || changes.customer.isPending}
      className="grid min-w-0 content-start gap-3 tablet:max-desktop:col-span-2 rounded-lg border border-line bg-surface p-4"
    >
      <h2 id={id} className="text-lg">
        {text('support.summary')}
      </h2>
      <Sums validation={validation} />
      <div className="flex flex-wrap gap-2">
        {(isOpen || isBeingPlaced) && (
          <Button
            kind="primary"
            isDisabled={validation.OrderableCount === 0 || validation.Customer === null}
            onPress={() => setPlacing(true)}
          >
            {text(isBeingPlaced ? 'support.place.again' : 'support.place', { count: validation.OrderableCount })}
          </Button>
        )}
        <Button onPress={() => void save()} isPending={isSaving}>
          {text('support.export')}
        </Button>
        {isOpen && (
          <>
            <Button onPress={() => changes.refresh.mutate()} isPending={changes.refresh.isPending}>
              {text('support.refresh')}
            </Button>
            <Button onPress={() => put(true)} isPending={changes.discard.isPending}>
              {text('support.discard')}
            </Button>
          </>
        )}
        {validation.State === 'discarded' && (
          <Button kind="primary" onPress={() => put(false)} isPending={changes.discard.isPending}>
            {text('support.restore')}
          </Button>
        )}
        {validation.State === 'placed' && (
          <LinkButton to="/support/validation" kind="primary">
            {text('support.next')}
          </LinkButton>
        )}
      </div>
      {isPlacing && <PlaceDialog validation={validation} changes={changes} onClose={() => setPlacing(false)} />}
    </section>
  );
};
