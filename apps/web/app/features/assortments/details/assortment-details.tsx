import { getAssortment } from '@grossist/contracts';
import { useState } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { useFormat, useLocale, useText } from '../../../i18n/index.ts';
import { Button, PlusIcon } from '../../../ui/index.ts';
import { Facts } from '../../desk/index.ts';
import { AddCustomers } from '../adding/add-customers.tsx';
import { AssortmentTypeBadge } from '../parts/assortment-type.tsx';
import { Answered } from '../parts/query-states.tsx';
import { RelatedCustomers } from './related-customers.tsx';

/** An assortment with the customers that have it. */
export const AssortmentDetails = ({ id }: { id: string }) => {
  const text = useText();
  const format = useFormat();
  const language = useLocale();
  const [isAdding, setAdding] = useState(false);
  const found = useOperationQuery(getAssortment, { params: { id }, query: { language } });
  return (
    <Answered answer={found}>
      {({ Name, Code, Type, EntryCount }) => (
        <>
          <div className="flex flex-wrap items-start justify-between gap-3">
            <h2 className="min-w-0 text-xl break-words">{Name}</h2>
            <Button kind="primary" aria-haspopup="dialog" onPress={() => setAdding(true)}>
              <PlusIcon size={18} />
              {text('asm.addCustomers')}
            </Button>
          </div>
          <Facts
            facts={[
              [text('asm.code'), Code],
              [
                text('asm.kind'),
                <span key="kind" className="flex flex-wrap items-center gap-2">
                  <AssortmentTypeBadge type={Type} />
                  <span className="text-sm">{text(`asm.kind.${Type}.text`)}</span>
                </span>,
              ],
              [text('asm.entries'), format.number(EntryCount)],
            ]}
          />
          <RelatedCustomers assortmentId={id} name={Name} />
          {isAdding && <AddCustomers assortmentId={id} name={Name} onClose={() => setAdding(false)} />}
        </>
      )}
    </Answered>
  );
};
