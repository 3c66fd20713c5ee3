/** The layout around the pages: header, footer, tabs on phones, error screens. */

export { CartLink, CartTab } from './cart-link.tsx';
export { ErrorScreen } from './error-screen.tsx';
export { Alternates, PageTitle, THEME_COLORS } from './page-head.tsx';
export { Shell, type ShellProps } from './shell.tsx';
