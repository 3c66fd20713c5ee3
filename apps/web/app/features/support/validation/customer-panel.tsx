import { type CustomerToChoose, findCustomersToChoose, type OrderValidation } from '@grossist/contracts';
import { useDeferredValue, useId, useState } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Badge, Button, EmptyState, INPUT_STYLE, LABEL_STYLE } from '../../../ui/index.ts';
import { Dialog } from '../../../ui/overlays/index.ts';
import { Answered } from '../parts/query-states.tsx';
import type { Changes } from './use-changes.ts';

interface CustomerDialogProps {
  search: string;
  onClose: () => void;
  onChoose: (chosen: { accountId: string; contactId: string }) => void;
}

const Customer = ({
  customer,
  onChoose,
}: {
  customer: CustomerToChoose;
  onChoose: CustomerDialogProps['onChoose'];
}) => {
  const text = useText();
  const id = useId();
  const [contactId, setContactId] = useState(customer.Contacts[0]?.ContactId ?? '');
  return (
    <li className="grid items-end gap-3 border-b border-line py-3 last:border-0 tablet:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="font-semibold break-words">{customer.CompanyName}</p>
        <p className="text-sm break-words text-muted">
          {customer.AccountName}, {customer.SoldTo} ({customer.Market})
        </p>
      </div>
      <div className="grid min-w-0 gap-1">
        <label htmlFor={id} className={LABEL_STYLE}>
          {text('support.customer.contact')}
        </label>
        <select id={id} value={contactId} onChange={({ target }) => setContactId(target.value)} className={INPUT_STYLE}>
          {customer.Contacts.map(({ ContactId, Name, Email }) => (
            <option key={ContactId} value={ContactId}>
              {Name}, {Email}
            </option>
          ))}
        </select>
      </div>
      <Button
        kind="primary"
        aria-label={`${text('support.customer.take')}: ${customer.CompanyName}, ${customer.SoldTo}`}
        onPress={() => onChoose({ accountId: customer.AccountId, contactId })}
      >
        {text('support.customer.take')}
      </Button>
    </li>
  );
};

/** Chooses the account that an order is for and the contact that places it. [own-val-06] */
const CustomerDialog = ({ search, onClose, onChoose }: CustomerDialogProps) => {
  const text = useText();
  const id = useId();
  const [typed, setTyped] = useState(search.slice(0, 100));
  const deferredSearch = useDeferredValue(typed.trim());
  const found = useOperationQuery(findCustomersToChoose, { query: { search: deferredSearch } }, { keepPrevious: true });
  return (
    <Dialog title={text('support.customer.choose')} isOpen onClose={onClose} isWide>
      <div className="grid gap-3">
        <div className="grid gap-1">
          <label htmlFor={id} className={LABEL_STYLE}>
            {text('support.customer.search')}
          </label>
          <input
            id={id}
            type="search"
            autoComplete="off"
            maxLength={100}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            className={INPUT_STYLE}
          />
        </div>
        <Answered answer={found} loading={['list']}>
          {({ Customers }) =>
            Customers.length === 0 ? (
              <EmptyState title={text('support.customer.unknown')} />
            ) : (
              <ul aria-label={text('support.customer')}>
                {Customers.map((customer) => (
                  <Customer key={customer.AccountId} customer={customer} onChoose={onChoose} />
                ))}
              </ul>
            )
          }
        </Answered>
      </div>
    </Dialog>
  );
};

interface CustomerPanelProps {
  validation: OrderValidation;
  changes: Changes;
  isOpen: boolean;
}

/** The customer of the order and how it was detected, with a button to choose another. */
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
