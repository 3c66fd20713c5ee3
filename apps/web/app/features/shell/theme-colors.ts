/** What browsers paint around the page, by appearance: the surface of `ui/tokens.css`, on which the header stands. */
export const THEME_COLORS = { light: '#ffffff', dark: '#181d23' } as const;
