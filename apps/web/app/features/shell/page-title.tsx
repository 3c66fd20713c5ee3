/** The title of the page in the browser's tab. */
export const PageTitle = ({ children }: { children?: string }) => (
  <title>{children === undefined ? 'Grossist' : `${children} – Grossist`}</title>
);
