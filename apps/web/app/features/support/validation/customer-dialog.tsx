import { type CustomerToChoose, findCustomersToChoose } from '@grossist/contracts';
import { useDeferredValue, useId, useState } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Button, EmptyState, INPUT_STYLE, LABEL_STYLE } from '../../../ui/index.ts';
import { Dialog } from '../../../ui/overlays/index.ts';
import { Answered } from '../parts/answered.tsx';

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

/** Finds the account that an order is for, and the contact in whose name it is placed. [own-val-06] */
export const CustomerDialog = ({ search, onClose, onChoose }: CustomerDialogProps) => {
  const text = useText();
  const id = useId();
  const [typed, setTyped] = useState(search.slice(0, 100));
  const asked = useDeferredValue(typed.trim());
  const found = useOperationQuery(findCustomersToChoose, { query: { search: asked } }, { keepPrevious: true });
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
        <Answered answer={found} height="h-60">
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
