import type { CatalogueRecord } from '@grossist/catalogue-formats';
import {
  checkAssortment,
  checkAssortmentRelation,
  checkDiscount,
  checkEtimClass,
  checkEtimClassFeature,
  checkEtimNames,
  checkEtimNumberedValues,
  checkEtimSynonyms,
  checkEtimUnit,
  checkNode,
  checkPlant,
  checkProduct,
  checkServiceCenter,
  checkSupplier,
} from './check-catalogue.ts';
import {
  checkAccount,
  checkAccountingString,
  checkAddress,
  checkCompany,
  checkContact,
  checkPostalPlace,
  checkPostalStreet,
  checkPunchoutCustomer,
  checkPurchase,
} from './check-customers.ts';
import {
  checkCampaign,
  checkCenterStock,
  checkClosedDay,
  checkConceptSuggestion,
  checkCutOff,
  checkDelivery,
  checkFastboxSize,
  checkFastboxZone,
  checkFreightTerm,
  checkGift,
  checkLogistics,
  checkOpeningHours,
  checkPriceTerm,
  checkRemnant,
  checkRoute,
  checkSoftBundle,
  checkSpecialOrderTime,
} from './check-erp.ts';
import { checkAmendment, checkMaterial, checkNetPrice, checkRenumbering } from './check-material.ts';
import type { Problem } from './values.ts';

/** Checks a record's own fields: bounds, known markets, currencies and languages. */
export const checkRecord = (record: CatalogueRecord): Problem => {
  switch (record.kind) {
    case 'etim-class':
      return checkEtimClass(record);
    case 'etim-class-name':
    case 'etim-feature':
    case 'etim-value':
      return checkEtimNames(record);
    case 'etim-class-feature':
      return checkEtimClassFeature(record);
    case 'etim-numbered-values':
      return checkEtimNumberedValues(record);
    case 'etim-unit':
      return checkEtimUnit(record);
    case 'etim-synonyms':
      return checkEtimSynonyms(record);
    case 'node':
      return checkNode(record);
    case 'supplier':
      return checkSupplier(record);
    case 'product':
      return checkProduct(record);
    case 'material':
      return checkMaterial(record);
    case 'material-amendment':
      return checkAmendment(record);
    case 'material-renumbering':
      return checkRenumbering(record);
    case 'plant':
      return checkPlant(record);
    case 'service-center':
      return checkServiceCenter(record);
    case 'discount':
      return checkDiscount(record);
    case 'net-price':
      return checkNetPrice(record);
    case 'company':
      return checkCompany(record);
    case 'account':
      return checkAccount(record);
    case 'contact':
      return checkContact(record);
    case 'address':
      return checkAddress(record);
    case 'assortment':
      return checkAssortment(record);
    case 'assortment-relation':
      return checkAssortmentRelation(record);
    case 'punchout-customer':
      return checkPunchoutCustomer(record);
    case 'purchase':
      return checkPurchase(record);
    case 'postal-place':
      return checkPostalPlace(record);
    case 'postal-street':
      return checkPostalStreet(record);
    case 'accounting-string':
      return checkAccountingString(record);
    case 'center-stock':
      return checkCenterStock(record);
    case 'remnant':
      return checkRemnant(record);
    case 'campaign':
      return checkCampaign(record);
    case 'route':
      return checkRoute(record);
    case 'special-order-time':
      return checkSpecialOrderTime(record);
    case 'closed-day':
      return checkClosedDay(record);
    case 'opening-hours':
      return checkOpeningHours(record);
    case 'fastbox-size':
      return checkFastboxSize(record);
    case 'cut-off':
      return checkCutOff(record);
    case 'freight-term':
      return checkFreightTerm(record);
    case 'delivery':
      return checkDelivery(record);
    case 'price-term':
      return checkPriceTerm(record);
    case 'fastbox-zone':
      return checkFastboxZone(record);
    case 'gift':
      return checkGift(record);
    case 'soft-bundle':
      return checkSoftBundle(record);
    case 'logistics':
      return checkLogistics(record);
    case 'concept-suggestion':
      return checkConceptSuggestion(record);
  }
};
