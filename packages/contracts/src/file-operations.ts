import { exportFunnelReport, exportSalesReport, exportSearchReport } from './analytics/index.ts';
import { cartEvents, cartExport } from './cart/index.ts';
import { getRobots, getSitemap, getSitemapFile } from './content/index.ts';
import { getDocumentFile } from './documents/documents.ts';
import { uploadImport, uploadImportByPut } from './imports/index.ts';
import {
  getDataSheet,
  getMaterialPicture,
  getMediaFile,
  getNodePicture,
  getVendorLogo,
  uploadMedia,
} from './media/index.ts';
import { keptMailAttachment, keptMailHtml } from './messages/messages.ts';
import type { FileOperation } from './operation.ts';
import { exportOrderValidation, uploadOrderValidation } from './order-validation/index.ts';
import { deliveryNote, excelExport, excelExportOfMany, orderDocument, postPaymentEvent } from './orders/index.ts';
import {
  downloadDefaultLogo,
  generateSimplePdfCatalog,
  getPdfCatalogFile,
  previewPdfCatalog,
  uploadDefaultLogo,
} from './pdf-catalogues/index.ts';
import { postCxml, postCxmlOrder, startOci, startOciByForm } from './punchout/punchout.ts';
import { printShelfLabels, printTestSheet } from './shelf-labels/index.ts';
import {
  createKitsCsv,
  exportKitsCsv,
  exportOrderKitsCsv,
  previewKitLabels,
  printKitLabels,
} from './smart-kit/index.ts';
import { getApiDescription, getLiveness, getMetrics, getReadiness } from './system/system.ts';
import { createVariationListCsv, createVariationListXlsx } from './variation-lists/index.ts';

/** Every call that sends or receives a file, a stream or a document of another format. */
export const fileOperations: readonly FileOperation[] = [
  cartExport,
  cartEvents,
  excelExport,
  excelExportOfMany,
  orderDocument,
  deliveryNote,
  exportKitsCsv,
  exportOrderKitsCsv,
  printKitLabels,
  printShelfLabels,
  printTestSheet,
  getDocumentFile,
  getPdfCatalogFile,
  generateSimplePdfCatalog,
  previewPdfCatalog,
  previewKitLabels,
  createKitsCsv,
  postPaymentEvent,
  createVariationListCsv,
  createVariationListXlsx,
  exportSearchReport,
  exportSalesReport,
  exportFunnelReport,
  uploadImport,
  uploadImportByPut,
  uploadOrderValidation,
  exportOrderValidation,
  keptMailHtml,
  keptMailAttachment,
  uploadDefaultLogo,
  downloadDefaultLogo,
  getMaterialPicture,
  getNodePicture,
  getVendorLogo,
  uploadMedia,
  getMediaFile,
  getDataSheet,
  getRobots,
  getSitemap,
  getSitemapFile,
  postCxml,
  postCxmlOrder,
  startOci,
  startOciByForm,
  getLiveness,
  getReadiness,
  getMetrics,
  getApiDescription,
];
