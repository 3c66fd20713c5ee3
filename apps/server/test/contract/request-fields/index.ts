import { analyticsRequests } from './analytics-requests.ts';
import { assortmentRequests } from './assortment-requests.ts';
import { cartRequests } from './cart-requests.ts';
import { catalogueRequests } from './catalogue-requests.ts';
import { contentRequests } from './content-requests.ts';
import { houseRequests } from './house-requests.ts';
import { kitRequests } from './kit-requests.ts';
import { labelRequests } from './label-requests.ts';
import { listRequests } from './list-requests.ts';
import { orderRequests } from './order-requests.ts';
import { pdfCatalogueRequests } from './pdf-catalogue-requests.ts';
import type { Requests } from './prepare.ts';

export const FURTHER_REQUESTS: Requests = {
  ...analyticsRequests,
  ...assortmentRequests,
  ...catalogueRequests,
  ...cartRequests,
  ...labelRequests,
  ...listRequests,
  ...orderRequests,
  ...contentRequests,
  ...kitRequests,
  ...pdfCatalogueRequests,
  ...houseRequests,
};
