/** What stands around the pages: header, footer, the phone's tabs, error screens. */
export { Alternates } from './alternates.tsx';
export { CartLink } from './cart-link.tsx';
export { CartTab } from './cart-tab.tsx';
export { ErrorScreen } from './error-screen.tsx';
export { PageTitle } from './page-title.tsx';
export { Shell, type ShellProps } from './shell.tsx';
export { THEME_COLORS } from './theme-colors.ts';
