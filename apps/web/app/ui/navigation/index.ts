/** Ways through lists and pages. Tabs are weighty and imported from their own file. */
export { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';
export { type ChosenChip, ChosenChips } from './chosen-chips.tsx';
export { Pagination, type PaginationProps } from './pagination.tsx';
export { SidePanel, SidePanelButton } from './side-panel.tsx';
