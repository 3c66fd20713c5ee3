import { keepInCookie, readCookie } from '../../../api/index.ts';
import { isSort, isView, type ListingSort, type ListingView } from './listing-address.ts';

const VIEW = 'grossist-view';
const SORT = 'grossist-sort';

const cookieIn = (request: Request, name: string): string | undefined =>
  readCookie(request.headers.get('cookie') ?? '', name);

/** The view that the visitor chose last, which the server draws the next list in; for buyers who chose none, slim. */
export const rememberedView = (request: Request, isBuyer: boolean): ListingView => {
  const view = cookieIn(request, VIEW);
  if (isView(view)) return view;
  return isBuyer ? 'slim' : 'full';
};

export const rememberView = (view: ListingView): void => keepInCookie(VIEW, view);

/** The order that this browser's person chose last; the shop remembers it for all their browsers. [sea-08] */
export const rememberedSort = (request: Request): ListingSort | undefined => {
  const sort = cookieIn(request, SORT);
  return isSort(sort) ? sort : undefined;
};

export const rememberSort = (sort: ListingSort): void => keepInCookie(SORT, sort);
