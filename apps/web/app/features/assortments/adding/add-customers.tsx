import type { CustomerType } from '@grossist/contracts';
import { lastTablePage } from '@grossist/domain';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button, EmptyState } from '../../../ui/index.ts';
import { PageButtons } from '../../../ui/navigation/page-buttons.tsx';
import { Dialog } from '../../../ui/overlays/index.ts';
import { ChoiceRow } from '../../desk/index.ts';
import { LiveSearch } from '../parts/list-and-details.tsx';
import { Answered } from '../parts/query-states.tsx';
import { firstLevel, LEVEL_SIZE } from '../tree/levels.ts';
import { AddRow, useAdding } from './add-row.tsx';

const TYPES = ['company', 'account', 'user'] as const satisfies readonly CustomerType[];

interface AddCustomersProps {
  assortmentId: string;
  /** Name of the assortment. */
  name: string;
  onClose: () => void;
}

interface FoundProps {
  assortmentId: string;
  type: CustomerType;
  adding: ReturnType<typeof useAdding>;
}

const Found = ({ assortmentId, type, adding }: FoundProps) => {
  const text = useText();
  const { search, page, show, added } = adding;
  const { of, Page } = firstLevel(type, search);
  return (
    <Page of={of} page={page}>
      {(found) => (
        <Answered answer={found} loading={['list']}>
          {({ nodes, total }) => (
            <>
              {nodes.length === 0 ? (
                <EmptyState title={text('ui.noMatches')} />
              ) : (
                <ul aria-label={text(`asm.tab.${type}`)}>
                  {nodes.map(({ id, name, number }) => (
                    <AddRow
                      key={id}
                      assortmentId={assortmentId}
                      customer={{ customerId: id, customerType: type }}
                      name={name}
                      isRelated={false}
                      onAdded={added}
                    >
                      <span className="block font-semibold break-words">{name}</span>
                      <span className="block text-sm break-all text-muted">{number}</span>
                    </AddRow>
                  ))}
                </ul>
              )}
              <PageButtons page={page} pageCount={lastTablePage(total, LEVEL_SIZE)} word="asm.page" onPage={show} />
            </>
          )}
        </Answered>
      )}
    </Page>
  );
};

/** Adds customers to an assortment, row by row. [asm-08] */
export const AddCustomers = ({ assortmentId, name, onClose }: AddCustomersProps) => {
  const text = useText();
  const [type, setType] = useState<CustomerType>('company');
  const adding = useAdding();
  const close = (): void => {
    void adding.reload();
    onClose();
  };
  return (
    <Dialog
      isOpen
      isWide
      title={text('asm.addCustomers.title', { name })}
      onClose={close}
      actions={
        <Button kind="primary" onPress={close}>
          {text('asm.done')}
        </Button>
      }
    >
      <div className="grid gap-3">
        <ChoiceRow
          label={text('asm.customers.type')}
          choices={TYPES.map((id) => ({ id, name: text(`asm.tab.${id}`) }))}
          value={type}
          onChange={(id) => {
            setType(id);
            adding.show(1);
          }}
        />
        <LiveSearch label={text(`asm.search.${type}`)} value={adding.typed} onChange={adding.type} />
        <Found key={type} assortmentId={assortmentId} type={type} adding={adding} />
      </div>
    </Dialog>
  );
};
