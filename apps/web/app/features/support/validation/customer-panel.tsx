import type { OrderValidation } from '@grossist/contracts';
import { useId, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Badge, Button } from '../../../ui/index.ts';
import { CustomerDialog } from './customer-dialog.tsx';
import type { Changes } from './use-changes.ts';

interface CustomerPanelProps {
  validation: OrderValidation;
  changes: Changes;
  isOpen: boolean;
}

/** Whose order it is, by what that was guessed, and the way to say otherwise. */
export const CustomerPanel = ({
  validation: { Customer: customer, Document, Parts },
  changes,
  isOpen,
}: CustomerPanelProps) => {
  const text = useText();
  const id = useId();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 content-start gap-3 rounded-lg border border-line bg-surface p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="text-lg">
          {text('support.customer')}
        </h2>
        {isOpen && Parts.length === 0 && (
          <Button
            size="small"
            kind={customer === null ? 'primary' : undefined}
            onPress={() => setChoosing(true)}
            isPending={changes.customer.isPending}
          >
            {text(customer === null ? 'support.customer.choose' : 'support.customer.change')}
          </Button>
        )}
      </div>
      {customer === null ? (
        <p className="text-muted">{text('support.customer.none.text')}</p>
      ) : (
        <div className="grid gap-1">
          <p className="font-semibold">
            {customer.CompanyName} <span className="font-normal text-muted">{customer.CompanyNumber}</span>
          </p>
          <p>
            {customer.AccountName} <span className="text-muted">{customer.SoldTo}</span>
          </p>
          <p className="text-sm break-words text-muted">
            {customer.ContactName}, {customer.ContactEmail}
          </p>
          <p>
            <Badge tone={customer.FoundBy === 'name' ? 'warning' : 'neutral'}>
              {text(`support.foundBy.${customer.FoundBy}`)}
            </Badge>
          </p>
        </div>
      )}
      {isChoosing && (
        <CustomerDialog
          search={customer === null ? Document.BuyerNumber || Document.BuyerName : ''}
          onClose={() => setChoosing(false)}
          onChoose={(chosen) => {
            setChoosing(false);
            changes.customer.mutate(chosen);
          }}
        />
      )}
    </section>
  );
};
