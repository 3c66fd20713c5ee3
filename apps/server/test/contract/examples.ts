import * as calls from '@grossist/contracts';
import { PASSWORD } from '../support/a-buyer.ts';
import { analyticsExamples } from './analytics-examples.ts';
import { assortmentExamples } from './assortment-examples.ts';
import { auditExamples } from './audit-examples.ts';
import { cartLineExamples } from './cart-line-examples.ts';
import { contentExamples } from './content-examples.ts';
import { documentExamples } from './document-examples.ts';
import { draftExamples } from './draft-examples.ts';
import { type Example, example } from './example.ts';
import { matterExamples } from './failed-operation-examples.ts';
import { kitExamples } from './kit-examples.ts';
import { labelExamples } from './label-examples.ts';
import { listExamples } from './list-examples.ts';
import { mediaExamples } from './media-examples.ts';
import { messageExamples } from './message-examples.ts';
import { orderingExamples } from './ordering-examples.ts';
import { overviewExamples } from './overview-examples.ts';
import { pdfCatalogueExamples } from './pdf-catalogue-examples.ts';
import { punchoutExamples } from './punchout-examples.ts';
import { validationExamples } from './validation-examples.ts';

const A_CUSTOMER = {
  Market: 'DK' as const,
  CompanyName: 'Hansen El ApS',
  CompanyRegistrationNumber: '12345678',
  ContactPerson: 'Anne Hansen',
  Email: 'anne@hansen.example',
  ContactPhoneNumber: '+45 12 34 56 78',
  Message: 'We are three electricians in Aarhus.',
};

const people = [
  example(calls.signIn, ({ buyer }) => ({ body: { email: buyer.email, password: PASSWORD } })),
  example(calls.signOut, () => ({})),
  example(calls.requestPasswordReset, ({ buyer }) => ({ body: { email: buyer.email } })),
  example(calls.resetPassword, ({ resetToken }) => ({
    body: { token: resetToken, password: 'correct horse battery' },
  })),
  example(calls.requestCustomerAccount, () => ({ body: A_CUSTOMER })),
  example(calls.getContext, () => ({})),
  example(calls.getAccounts, () => ({})),
  example(calls.getUserAddresses, () => ({})),
];

const ONE_TIME = { Name: 'Site', Street: 'Strandvejen 7', PostalCode: '8000', City: 'Aarhus C', CountryCode: 'DK' };

const places = [
  example(calls.getLatestAddresses, async ({ address }, client) => {
    await client.answer(calls.saveLatestAddress, { body: { Id: address.id } });
    return { query: { includeServiceCenters: 'true' as const } };
  }),
  example(calls.saveLatestAddress, () => ({ body: ONE_TIME })),
  example(calls.updateLatestAddress, async (_, client) => {
    const { Id } = await client.answer(calls.saveLatestAddress, { body: ONE_TIME });
    return { params: { id: Id }, body: { ...ONE_TIME, Name: 'Gate' } };
  }),
  example(calls.deleteLatestAddress, async ({ address }, client) => {
    const { Id } = await client.answer(calls.saveLatestAddress, { body: { Id: address.id } });
    return { params: { id: Id } };
  }),
  example(calls.getAddressPredictions, () => ({ query: { query: '8000', countryCode: 'DK' } })),
  example(calls.getPredictedAddress, async (_, client) => {
    const [first] = await client.answer(calls.getAddressPredictions, { query: { query: '8000 Aarhus C' } });
    return { params: { id: first?.PredictionId ?? '' } };
  }),
  example(calls.validateAddress, () => ({ body: ONE_TIME })),
  example(calls.getDeliveryAddressesForProject, ({ project }) => ({ query: { projectAccountNumber: project.number } })),
  example(calls.getClosingTime, () => ({})),
  example(calls.addressHasFastboxDelivery, () => ({ query: { zipcode: '8000' } })),
  example(calls.getContactDetails, () => ({ query: { market: 'DK' as const } })),
  example(calls.calculateFastbox, ({ material }) => ({
    body: { zipcode: '8000', Items: [{ Identifier: material.sapMaterialNumber, Quantity: 2 }] },
  })),
  example(calls.getServiceCenters, () => ({})),
  example(calls.getServiceCentersByZip, () => ({ query: { zipcode: '8000' } })),
  example(calls.setPreferredServiceCenter, ({ serviceCenter }) => ({ body: { ServiceCenterId: serviceCenter.code } })),
  example(calls.getAccountingStrings1, () => ({ query: { searchTerm: 'job' } })),
  example(calls.getAccountingStrings2, ({ accountingString }) => ({ query: { project: accountingString.project } })),
  example(calls.getSavedAccountingStrings, ({ accountingString: { project, task } }) => ({
    body: { Projects: [project], Tasks: [task] },
  })),
];

const catalogue = [
  example(calls.getNode, () => ({ body: {} })),
  example(calls.getVariationDetails, ({ material }) => ({
    params: { id: material.code },
    query: { LoadSiblings: 'true' as const },
  })),
  example(calls.basicCommerceSearch, () => ({ body: { Query: 'material' } })),
  example(calls.commerceSearch, () => ({ body: { Query: 'material' } })),
  example(calls.commerceSearchByAddress, () => ({ query: { query: 'material' } })),
  example(calls.facetCommerceSearch, () => ({ body: { Query: 'material' } })),
  example(calls.bulkCommerceSearch, ({ material }) => ({ body: { Identifiers: [material.sapMaterialNumber] } })),
];

const prices = [
  example(calls.getPrice, ({ material }) => ({ body: [{ MaterialNo: material.sapMaterialNumber }] })),
  example(calls.getBasicPriceAndStock, ({ material }) => ({ body: [{ MaterialNo: material.sapMaterialNumber }] })),
  example(calls.getCartPrice, ({ cart }) => ({ body: { cartId: cart.id } })),
  example(calls.getFastBoxStock, ({ material }) => ({ body: [material.sapMaterialNumber] })),
  example(calls.getRemnants, ({ material }) => ({ body: { Items: [{ MaterialNo: material.sapMaterialNumber }] } })),
  example(calls.getStockForServiceCenters, ({ material }) => ({ body: [material.sapMaterialNumber] })),
  example(calls.getStockForSpecificServiceCenters, ({ material, serviceCenter }) => ({
    body: { MaterialNums: [material.sapMaterialNumber], ServiceCenterIds: [serviceCenter.code] },
  })),
  example(calls.getPriceAndRemnants, ({ material }) => ({ body: [{ MaterialNo: material.sapMaterialNumber }] })),
  example(calls.getSoftBundlePrices, () => ({ body: ['none'] })),
  example(calls.getSoftBundlesWith, ({ material }) => ({ query: { materialNo: material.sapMaterialNumber } })),
  example(calls.getDeliveryDates, () => ({
    body: { StartMonth: 12, StartYear: 2026, EndMonth: 1, EndYear: 2027 },
  })),
  example(calls.getDemoWeather, () => ({})),
  example(calls.setDemoWeather, () => ({ body: { Weather: 'fine' as const } })),
];

const cartReads = [
  example(calls.getCart, () => ({})),
  example(calls.getCartContacts, () => ({ query: { search: 'b' } })),
  example(calls.getCartItems, () => ({})),
  example(calls.getCartDetails, () => ({})),
  example(calls.pagedCartItems, () => ({ query: { page: 1, pageSize: 1, sort: 'name' as const } })),
];

const cartChanges = [
  example(calls.addToCart, ({ material }) => ({
    body: { Code: material.code, Quantity: 1, ShouldReturnCartItem: true },
  })),
  example(calls.changeQuantity, ({ line }) => ({ body: { CartItemId: line.id, Quantity: 3 } })),
  example(calls.removeFromCart, ({ line }) => ({ body: { CartItemId: line.id } })),
  example(calls.removeItemsFromCart, ({ line }) => ({ body: [{ CartItemId: line.id }] })),
  example(calls.restoreRemovedLines, async ({ line }, client) => {
    await client.answer(calls.removeFromCart, { body: { CartItemId: line.id } });
    return { body: { CartItemIds: [line.id] } };
  }),
  example(calls.emptyCart, () => ({})),
  example(calls.changeNote, ({ line }) => ({ body: { CartItemId: line.id, Note: 'Roof' } })),
  example(calls.saveCartDetails, () => ({ body: { Name: 'Roof' } })),
  example(calls.updateCartProject, ({ project }) => ({ body: { ProjectNumber: project.number } })),
  example(calls.updateCartAccount, ({ otherAccount }) => ({ body: { soldTo: otherAccount.soldTo } })),
  example(calls.updateCartDeliveryAddress, ({ address }) => ({ body: { Id: address.id } })),
  example(calls.updateDeliveryDate, async (_, client) => {
    const { DeliveryOption } = await client.answer(calls.getCartPrice, { body: {} });
    return { body: DeliveryOption?.DeliveryDate ?? '' };
  }),
];

const orders = [...orderingExamples, ...overviewExamples];

const imports = [
  example(calls.listImports, () => ({ query: { state: 'cancelled' as const } })),
  example(calls.getImport, ({ importRun }) => ({ params: { importId: importRun.id } })),
  example(calls.getImportLines, ({ importRun }) => ({ params: { importId: importRun.id } })),
  example(calls.getImportReport, ({ importRun }) => ({ params: { importId: importRun.id } })),
  example(calls.cancelImport, ({ importRun }) => ({ params: { importId: importRun.id } })),
  example(calls.resumeImport, ({ importRun }) => ({ params: { importId: importRun.id } })),
  example(calls.startImportAnew, ({ importRun }) => ({
    params: { importId: importRun.id },
    body: { DryRun: true },
  })),
];

const recommendations = [
  example(calls.getRecommendations, ({ material }) => ({
    query: { placement: 'product' as const, sapMaterialNumber: material.sapMaterialNumber },
  })),
  example(calls.getVariationsData, ({ material }) => ({ query: { sapMaterialNumbers: material.sapMaterialNumber } })),
  example(calls.trackAddToCart, ({ material }) => ({ body: { SapMaterialIds: [material.sapMaterialNumber] } })),
  example(calls.noteSeen, ({ material }) => ({ body: { SapMaterialNumber: material.sapMaterialNumber } })),
];

/** One for each operation: the contract test fails when one is missing. */
export const examples: readonly Example[] = [
  ...people,
  ...places,
  ...catalogue,
  ...prices,
  ...cartReads,
  ...cartChanges,
  ...cartLineExamples,
  ...draftExamples,
  ...orders,
  ...contentExamples,
  ...kitExamples,
  ...labelExamples,
  ...documentExamples,
  ...listExamples,
  ...pdfCatalogueExamples,
  ...imports,
  ...recommendations,
  ...matterExamples,
  ...mediaExamples,
  ...messageExamples,
  ...analyticsExamples,
  ...assortmentExamples,
  ...auditExamples,
  ...validationExamples,
  ...punchoutExamples,
];
