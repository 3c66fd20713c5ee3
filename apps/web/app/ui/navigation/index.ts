/** Ways through lists and pages. Tabs are weighty and imported from their own file. */
export { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';
export { Pagination, type PaginationProps } from './pagination.tsx';
