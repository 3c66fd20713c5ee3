import { getVariationList, type VariationList } from '@grossist/contracts';
import { useLocation, useNavigate } from 'react-router';
import { useOperationQuery } from '../../api/index.ts';
import { useShopPath } from '../../i18n/index.ts';
import { type Lists, listIdIn, listsInOrder } from '../list-picker/index.ts';

interface SelectedList {
  /** Undefined while it is loaded and when it is invalid. */
  list: VariationList | undefined;
  /** False: a user admin looks at a list of the company without subscribing to it. */
  isMember: boolean;
  /** The list that the address names could not be loaded: it is gone, or never was the caller's. */
  isInvalid: boolean;
}

const ID = /^[0-9a-f-]{36}$/i;

/**
 * Returns the list that the address hash names: one of the caller's, or, for a user admin, one of the company's. Without
 * a hash it is the default list, else the favorites. A failed fetch marks it invalid. [section 8]
 */
export const useSelectedList = (lists: Lists): SelectedList => {
  const { hash } = useLocation();
  const all = listsInOrder(lists);
  const id = listIdIn(hash);
  const own = id === undefined ? (all.find(({ IsDefault }) => IsDefault) ?? lists.favoriteList) : undefined;
  const known = own ?? all.find((list) => list.Id === id);
  const isId = id !== undefined && ID.test(id);
  const { data, isError } = useOperationQuery(
    getVariationList,
    { params: { id: id ?? '' } },
    { enabled: known === undefined && isId },
  );
  const list = known ?? data;
  return { list, isMember: known !== undefined, isInvalid: list === undefined && (isError || !isId) };
};

/** Returns a function that goes to the page of a list. */
export const useShowList = (): ((path: string) => void) => {
  const navigate = useNavigate();
  const shopPath = useShopPath();
  return (path) => void navigate(shopPath(path), { preventScrollReset: true });
};
