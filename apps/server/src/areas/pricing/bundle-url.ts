/** Returns the address of the shop's own page of a soft bundle. */
export const bundleUrl = (id: string): string => `/bundles/${encodeURIComponent(id)}`;
