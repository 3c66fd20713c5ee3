const SESSION = 'Groups what is asked of a geocoder elsewhere, which bills by it; the embedded one keeps no account';
const CONSENT = 'Confirms that the visitor consented; there is no other value, and without it the call is refused';
const SHORT_FORM = 'The items are those of getPrice; the short form has neither alternatives nor suggestions';

const NO_FAMILY = 'Changes what is shown of a family in two sizes, which the scene has none of';

/** By operation, fields without effect on this shop's answer, and why they have none. */
export const WITHOUT_EFFECT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  getCart: { 'query.timestamp': 'Keeps caches between the browser and the shop from answering' },
  getCartPrice: { 'body.ignoreCache': 'Asks the ERP again, which answers the same as long as nothing has changed' },
  getBasicPriceAndStock: {
    'body[].AlternativeProducts[]': SHORT_FORM,
    'body[].SuggestedProduct': SHORT_FORM,
    'body[].SuggestedProductZCON2': SHORT_FORM,
  },
  getAddressPredictions: { 'query.session': SESSION },
  getPredictedAddress: { 'query.session': SESSION },
  validateAddress: {
    'body.IsOneTimeAddress': 'Only one-time addresses are typed; the form is that of the address that is saved',
  },
  updateCartDeliveryAddress: {
    'body.ProjectNumber': 'An address may be sent back as it was answered; the project is set by updateCartProject',
  },
  getPdfCatalogProducts: {
    'query.cultureName': 'Names of products, which the scene has in one language; the lines show no names of materials',
  },
  calculateFastbox: {
    'body.cultureName': 'Names of materials, which the scene has in one language where the express box has stock',
  },
  addSearchToPdfCatalog: {
    'body.SortKey': 'Decides the order of the added lines, whose columns have the same values in any order',
  },
  searchMatrices: { 'body.Page': NO_FAMILY, 'body.PageSize': NO_FAMILY, 'body.cultureName': NO_FAMILY },
  resetPassword: {
    'body.password': 'Is stored as a salted hash, which differs each time; signing in shows which one counts',
  },
  trackEvents: { 'query.consent': CONSENT },
  updateGroups: { 'query.consent': CONSENT },
  setFavorite: {
    'body.PageIsInEditMode': 'A favorite is the same for an editor who looks at a draft',
    'body.CultureName': 'A favorite is the same in every language',
  },
};
