import type { Json } from '../request-values.ts';
import type { RichScene } from '../rich-scene.ts';

const suggested = ({ suggestion }: RichScene): Json => suggestion.sapMaterialNumber;

const SUGGESTIONS = {
  'body[].AlternativeProducts[]': suggested,
  'body[].SuggestedProduct': suggested,
  'body[].SuggestedProductZCON2': suggested,
};

/** Another stamp than that of anything in the scene. */
const LONG_AGO = '2020-01-01T00:00:00.000Z';

/** By operation and field, the value that has an effect where the general values have none. */
export const FIELD_VALUES: Readonly<Record<string, Readonly<Record<string, (scene: RichScene) => Json>>>> = {
  getPrice: SUGGESTIONS,
  getPriceAndRemnants: SUGGESTIONS,
  getBasicPriceAndStock: SUGGESTIONS,
  getRemnants: { 'body.Items[].MaterialNo': ({ cable }) => cable.sapMaterialNumber },
  getSoftBundlePrices: { 'body[]': ({ bundle }) => bundle },
  getDeliveryDates: {
    'body.Route': ({ route }) => route,
    'body.PlantId': ({ secondPlant }) => secondPlant,
    'body.ShippingCondition': () => 'ZP',
    'body.ShipTo': ({ projectAddress }) => projectAddress.id,
  },
  signMediaUpload: { 'query.MediaName': () => 'cover.png' },
  listMediaUploads: { 'query.PageSize': () => 1 },
  updateCartDeliveryAddress: { 'body.ProjectNumber': ({ project }) => project.number },
  readOrderLinesFile: { 'body.FileName': () => 'list.xlsx' },
  updateKitDraft: { 'body.kitDraftUpdateDto.modifiedAtUtc': () => LONG_AGO },
  setKitItem: { 'body.modifiedAtUtc': () => LONG_AGO },
  setKitQuantities: { 'body.cells[].seenQuantity': () => 9 },
  saveKitDraft: { 'body.modifiedAtUtc': () => LONG_AGO },
  updateKitTemplate: { 'body.modifiedAtUtc': () => LONG_AGO },
  getCustomerAccounts: { 'query.companyId': ({ buyer }) => buyer.company.id },
  getRecentSmartKits: { 'query.PageNumber': () => -1, 'query.PageSize': () => -1 },
  getPdfCatalogs: { 'query.CreatedDateRange': () => '..2000-01-01' },
  importVariationList: { 'body.FileName': () => 'list.xlsx' },
  getContext: { 'query.returnUrl': () => '/kits' },
  calculateFastbox: { 'body.zipcode': () => '1000' },
  saveContextualHeader: { 'body.LinkUrl': () => '/pages/elsewhere' },
  getHeader: { 'query.path': () => '/catalogue/electrical/cables' },
  requestCustomerAccount: { 'body.Email': () => 'bo@hansen.example' },
  searchTable: { 'body.Columns[]': () => 'EF000060', 'body.SortBy': () => 'type' },
  setTableColumns: { 'body.ClassCode': () => 'EC003248', 'body.Columns[]': () => 'EF000060' },
  getAuditTrail: { 'query.to': () => '2025-03-15' },
};
