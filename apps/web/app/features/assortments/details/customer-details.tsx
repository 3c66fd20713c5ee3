import { type CustomerRow, getAssortmentCustomer } from '@grossist/contracts';
import { useState } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { Button, PlusIcon, TextLink } from '../../../ui/index.ts';
import { Facts } from '../../desk/index.ts';
import { AddAssortments } from '../adding/add-assortments.tsx';
import { type CustomerKey, customerPath, type Tab } from '../assortments-address.ts';
import { Answered } from '../parts/query-states.tsx';
import { SeeAsButton } from '../see-as/see-as-button.tsx';
import { MaterialVisibilityPanel } from '../visibility/material-visibility-panel.tsx';
import { HeldAssortments } from './held-assortments.tsx';

interface CustomerDetailsProps {
  tab: Tab;
  customer: CustomerKey;
}

const CustomerFacts = ({ row }: { row: CustomerRow }) => {
  const text = useText();
  const format = useFormat();
  const { CustomerType, Number: number, CompanyId, CompanyName, Market, AccountCount, UserCount } = row;
  return (
    <Facts
      facts={[
        [text(`asm.number.${CustomerType}`), number],
        [
          text('asm.type.company'),
          CustomerType === 'company' ? (
            ''
          ) : (
            <TextLink to={customerPath({ customerId: CompanyId, customerType: 'company' })}>{CompanyName}</TextLink>
          ),
        ],
        [text('asm.market'), Market],
        [text('asm.tab.account'), CustomerType === 'account' ? '' : format.number(AccountCount)],
        [text('asm.tab.user'), CustomerType === 'user' ? '' : format.number(UserCount)],
      ]}
    />
  );
};

/** A customer with the assortments that it has, and what they mean for it. */
export const CustomerDetails = ({ tab, customer }: CustomerDetailsProps) => {
  const text = useText();
  const [isAdding, setAdding] = useState(false);
  const found = useOperationQuery(getAssortmentCustomer, { query: customer });
  return (
    <Answered answer={found} loading={['heading', 'facts', { columns: 5 }]}>
      {(row) => (
        <>
          <div className="flex flex-wrap items-start justify-between gap-3">
            <h2 className="min-w-0 text-xl break-words">{row.Name}</h2>
            <div className="flex flex-wrap gap-2">
              <SeeAsButton customer={customer} name={row.Name} />
              <Button kind="primary" aria-haspopup="dialog" onPress={() => setAdding(true)}>
                <PlusIcon size={18} />
                {text('asm.add')}
              </Button>
            </div>
          </div>
          <CustomerFacts row={row} />
          <HeldAssortments tab={tab} customer={customer} row={row} />
          <MaterialVisibilityPanel tab={tab} customer={customer} name={row.Name} />
          {isAdding && <AddAssortments customer={customer} name={row.Name} onClose={() => setAdding(false)} />}
        </>
      )}
    </Answered>
  );
};
