import type { Vendor } from '@grossist/contracts';

/** The vendor in the words of schema.org, for search engines. `start` is the shop's address in the page's language. */
export const vendorData = (vendor: Vendor, start: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Brand',
  name: vendor.Name,
  description: vendor.Description || undefined,
  logo: vendor.LogoUrl === '' ? undefined : new URL(start).origin + vendor.LogoUrl,
  url: start + vendor.Url,
  sameAs: vendor.WebsiteUrl || undefined,
});
