import { useNavigate } from 'react-router';
import { useShopPath, useText } from '../../i18n/index.ts';
import { TabView } from '../../ui/choices/tab-view.tsx';
import { EmptyState, LinkButton } from '../../ui/index.ts';
import { ScreenHead } from '../desk/index.ts';
import { type CustomerKey, HOME_PATH, TABS, type Tab, tabPath, useTabAddress } from './assortments-address.ts';
import { AssortmentDetails } from './details/assortment-details.tsx';
import { CustomerDetails } from './details/customer-details.tsx';
import { ListAndDetails, LiveSearch, useListSearch } from './parts/list-and-details.tsx';
import { firstLevel } from './tree/levels.ts';
import { Tree } from './tree/tree.tsx';

/** The assortments, and the customers of the one that is chosen. */
const AssortmentsTab = () => {
  const text = useText();
  const { id, query, go, hrefOfList } = useTabAddress('assortment');
  const { typed, search, type } = useListSearch(query);
  const list = text('asm.tab.assortment');
  return (
    <ListAndDetails
      list={
        <>
          <LiveSearch label={text('asm.search.assortment')} value={typed} onChange={type} />
          <Tree
            label={list}
            level={firstLevel('assortment', search)}
            chosen={id && `assortment-${id}`}
            onChoose={(node) => go({ id: node.id, find: '' })}
          />
        </>
      }
      details={id === undefined ? undefined : <AssortmentDetails key={id} id={id} />}
      nothingChosen={<EmptyState title={text('asm.choose')}>{text('asm.choose.assortment')}</EmptyState>}
      back={{ to: hrefOfList, name: list }}
    />
  );
};

type CustomerTab = Exclude<Tab, 'assortment'>;

/** The tree of companies, accounts or users, and the one that is chosen. */
const CustomersTab = ({ tab }: { tab: CustomerTab }) => {
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

/** The tabs, each with what it lists beside what is chosen in it. */
export const AssortmentsScreen = ({ tab }: { tab: Tab }) => {
  const text = useText();
  const shopPath = useShopPath();
  const navigate = useNavigate();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ScreenHead title={text('asm.title')} lead={text('asm.lead')}>
        <LinkButton to={HOME_PATH}>{text('desk.home')}</LinkButton>
      </ScreenHead>
      <TabView
        label={text('asm.title')}
        tabs={TABS.map((id) => ({
          id,
          name: text(`asm.tab.${id}`),
          content: id === 'assortment' ? <AssortmentsTab /> : <CustomersTab tab={id} />,
        }))}
        chosen={tab}
        onChoose={(id) => void navigate(shopPath(tabPath(id)), { preventScrollReset: true })}
      />
    </div>
  );
};
