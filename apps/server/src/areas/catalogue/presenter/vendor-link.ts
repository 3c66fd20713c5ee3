import type { VendorLink } from '@grossist/contracts';

export const vendorUrl = (code: string): string => `/vendors/${encodeURIComponent(code)}`;

export const presentVendorLink = (code: string, name: string): VendorLink => ({
  Code: code,
  Name: name,
  Url: vendorUrl(code),
  LogoUrl: `/media/vendors/${encodeURIComponent(code)}.svg`,
});
