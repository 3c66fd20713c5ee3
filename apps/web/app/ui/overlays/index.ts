/** What lies over the page. Weighty: reach it through a route or a lazy import, not from the shell. */
export { ActionMenu, type ActionMenuProps, type MenuAction } from './action-menu.tsx';
export { ConfirmDialog, FormDialog } from './confirm-dialog.tsx';
export { Dialog, type DialogProps, SlideIn } from './dialog.tsx';
