import { useText } from '../../i18n/index.ts';
import { EmptyState } from '../../ui/index.ts';
import { type CustomerKey, type Tab, useTabAddress } from './assortments-address.ts';
import { CustomerDetails } from './details/customer-details.tsx';
import { ListAndDetails } from './parts/list-and-details.tsx';
import { LiveSearch } from './parts/live-search.tsx';
import { useListSearch } from './parts/use-list-search.ts';
import { firstLevel } from './tree/levels.ts';
import { Tree } from './tree/tree.tsx';

type CustomerTab = Exclude<Tab, 'assortment'>;

/** The tree of companies, accounts or users, and the one that is chosen. */
export const CustomersTab = ({ tab }: { tab: CustomerTab }) => {
  const text = useText();
  const { id, type, query, go, hrefOfList } = useTabAddress(tab);
  const { typed, search, type: onType } = useListSearch(query);
  const chosen: CustomerKey | undefined =
    id === undefined || type === undefined ? undefined : { customerId: id, customerType: type };
  const list = text(`asm.tab.${tab}`);
  return (
    <ListAndDetails
      list={
        <>
          <LiveSearch label={text(`asm.search.${tab}`)} value={typed} onChange={onType} />
          <Tree
            label={list}
            level={firstLevel(tab, search)}
            chosen={chosen && `${chosen.customerType}-${chosen.customerId}`}
            onChoose={(node) => go({ id: node.id, type: node.type === tab ? '' : node.type, material: '' })}
          />
        </>
      }
      details={chosen && <CustomerDetails key={`${type}-${id}`} tab={tab} customer={chosen} />}
      nothingChosen={<EmptyState title={text('asm.choose')}>{text('asm.choose.text')}</EmptyState>}
      back={{ to: hrefOfList, name: list }}
    />
  );
};
