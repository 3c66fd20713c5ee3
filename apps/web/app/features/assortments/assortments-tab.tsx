import { useText } from '../../i18n/index.ts';
import { EmptyState } from '../../ui/index.ts';
import { useTabAddress } from './assortments-address.ts';
import { AssortmentDetails } from './details/assortment-details.tsx';
import { ListAndDetails } from './parts/list-and-details.tsx';
import { LiveSearch } from './parts/live-search.tsx';
import { useListSearch } from './parts/use-list-search.ts';
import { firstLevel } from './tree/levels.ts';
import { Tree } from './tree/tree.tsx';

/** The assortments, and the customers of the one that is chosen. */
export const AssortmentsTab = () => {
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
