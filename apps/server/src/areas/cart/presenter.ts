import type { CartDetails, CartItem, QuantityProposal } from '@grossist/contracts';
import {
  type Language,
  type Locale,
  languageOf,
  type OrderDeliveryType,
  type Proposal,
  quantityOf,
  quantityToNumber,
  textIn,
} from '@grossist/domain';
import type { StoredConceptSuggestion } from '../../db/index.ts';
import { presentInfoTag } from '../catalogue/index.ts';
import { presentAddress } from '../delivery/index.ts';
import type { ActiveCart } from './queries/buyer-carts.ts';
import type { CartLineRow } from './queries/cart-lines.ts';

/** Section 4, "Delivery choices named". */
const deliveryChoiceOf = (cart: ActiveCart): CartDetails['DeliveryChoice'] => {
  if (cart.delivery_type === 'fastbox') return 'fastbox';
  if (cart.address?.isServiceCenter === true) return 'pickup-today';
  return cart.delivery_date === null ? 'standard' : 'custom-date';
};

const DELIVERY_TYPES: Record<OrderDeliveryType, CartDetails['DeliveryType']> = {
  normal: 'Normal',
  fastbox: 'Fastbox',
  'smart-kit': 'SmartKit',
  'drive-in': 'DriveIn',
};

export const presentDeliveryType = (type: OrderDeliveryType): CartDetails['DeliveryType'] => DELIVERY_TYPES[type];

/** Section 3, "Cart details". */
export const presentCartDetails = (cart: ActiveCart): CartDetails => ({
  CartId: cart.id,
  Version: cart.version,
  Name: cart.name,
  ContactPerson: cart.contact_person,
  ContactPhone: cart.contact_phone,
  Address: cart.address === null ? null : presentAddress(cart.address),
  Project:
    cart.project_number === '' ? null : { ProjectNumber: cart.project_number, ProjectTitle: cart.project_title ?? '' },
  SoldTo: cart.sold_to,
  SoldToName: cart.account_name,
  DeliveryType: presentDeliveryType(cart.delivery_type),
  DeliveryDate: cart.delivery_date,
  OrderStatus: cart.status,
  CombinedDelivery: cart.combined_delivery,
  MailOrderConfirmation: cart.mail_order_confirmation,
  EndUserRegistration: {
    NameOrCompany: cart.end_user_registration.nameOrCompany ?? '',
    StreetAndNumber: cart.end_user_registration.streetAndNumber ?? '',
    ZipCode: cart.end_user_registration.zipCode ?? '',
    City: cart.end_user_registration.city ?? '',
  },
  FastboxType: cart.fastbox_type,
  IsFastboxMaxi: cart.is_fastbox_maxi,
  CustomerReference: cart.customer_reference,
  IsReady: cart.ready,
  DeliveryChoice: deliveryChoiceOf(cart),
});

const number = (decimal: string): number => quantityToNumber(quantityOf(decimal));

const presentConcept = (suggestion: StoredConceptSuggestion | null) =>
  suggestion && {
    Code: suggestion.sapMaterialNumber,
    Quantity: number(suggestion.quantity),
    MinQuantity: number(suggestion.minQuantity),
  };

const presentLine = (line: CartLineRow, language: Language): CartItem => ({
  CartItemId: line.id,
  Code: line.code,
  Quantity: number(line.quantity),
  ItemSAPMaterialNumber: line.sap_material_number,
  ItemLocalMaterialName: textIn(line.names, language)?.text ?? line.code,
  ItemElNumber: line.el_number,
  ItemHwsNumber: line.hws_number,
  ItemEANNumber: line.ean,
  ItemEtimClass: line.class_code ?? '',
  ItemMinQuantity: number(line.min_quantity),
  ItemMultiplum: number(line.multiplum),
  ItemPackageSize: number(line.package_size),
  ItemSalesUnit: line.sales_unit,
  ItemB2BCableCutAllowed: line.cable_cut_allowed,
  TypeDesignation: line.type_designation,
  Supplier: line.supplier_name ?? '',
  Url: `/variation/${encodeURIComponent(line.code)}`,
  ImageUrl: `/media/materials/${encodeURIComponent(line.sap_material_number)}.svg`,
  IsOnClearanceSale: line.is_clearance,
  IsPhasedOut: line.status === '33',
  IsInvalid: !line.sold_here || line.status === '30' || line.status === '40',
  Note: line.note,
  AdditionalNote: line.additional_note,
  AccountingString1: line.accounting_string1,
  AccountingString2: line.accounting_string2,
  IsDirectDeliveryProduct: line.is_direct_delivery,
  IsDirectDeliveryPossible:
    line.is_direct_delivery_product && line.cable_remnant === null && line.parent_line_id === null,
  IsContractorProduct: line.is_contractor_product,
  IsAccountingStringProduct: line.is_accounting_string_product,
  IsGrossistProjectProduct: line.is_project_product,
  ParentItemId: line.parent_line_id,
  KitId: line.kit_id,
  KitName: line.kit_name,
  QuantityPerKit: line.quantity_per_kit === null ? null : number(line.quantity_per_kit),
  IsClearanceAdditionalProduct: line.is_clearance_additional,
  Type: line.is_kit_material ? 'kit material' : 'normal',
  CabelRemnantValue: line.cable_remnant === null ? null : number(line.cable_remnant),
  ConceptSuggestionProduct: presentConcept(line.concept_suggestion),
  ConceptSuggestionProductZCON2: presentConcept(line.concept_suggestion_zcon2),
  EndUserRegistrationRequirementType: line.end_user_registration_requirement_type,
  InfoTag: presentInfoTag(line.info_tag, language),
});

/** Section 3, "Cart item". */
export const presentCartItems = (lines: readonly CartLineRow[], locale: Locale): CartItem[] => {
  const language = languageOf(locale);
  return lines.map((line) => presentLine(line, language));
};

export const presentProposal = (proposal: Proposal): QuantityProposal => ({
  Kind: proposal.kind,
  RequestedQuantity: quantityToNumber(proposal.wanted),
  ProposedQuantity: quantityToNumber(proposal.proposedQuantity),
  ClearanceQuantity: proposal.kind === 'clearance-split' ? quantityToNumber(proposal.split.clearance) : null,
  NormalQuantity: proposal.kind === 'clearance-split' ? quantityToNumber(proposal.split.normal) : null,
});
