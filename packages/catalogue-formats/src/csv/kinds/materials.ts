import { capitals, code, codes, flag, lowerCase, markets, number, text, whole, words } from '../cells.ts';
import {
  type Column,
  column,
  type Draft,
  inLanguages,
  languageColumn,
  named,
  type TableKind,
  textIn,
  textsIn,
  withFields,
} from '../column.ts';
import { PRICES, STOCK, withPriceAndStock } from './prices-and-stock.ts';

/** What is hung on a material for buyers to see. */
const INFO_TAG: readonly Column[] = [
  column('info_tag_color', 'infoTag.color', lowerCase, 'info_tag_colour'),
  ...inLanguages('info_tag_text', 'infoTag.ribbonTexts', text),
  ...inLanguages('info_tag_description', 'infoTag.descriptions', text),
];

const MEDIA: readonly Column[] = [
  column('pictures', 'pictures', codes, 'picture'),
  column('drawings', 'drawings', codes, 'drawing'),
  column('documents', 'documents', codes, 'document'),
  column('document_type', 'documentType', text),
  column('links', 'links', codes, 'link'),
];

/** The row's pictures, drawings, documents and links as one list. */
const withMedia = (draft: Draft): Draft => {
  const documentType = textIn(draft, 'documentType');
  const media = [
    ...textsIn(draft, 'pictures').map((source) => ({ kind: 'picture', source })),
    ...textsIn(draft, 'drawings').map((source) => ({ kind: 'drawing', source })),
    ...textsIn(draft, 'documents').map((source) => ({
      kind: 'document',
      ...(documentType === undefined ? {} : { documentType }),
      source,
    })),
    ...textsIn(draft, 'links').map((source) => ({ kind: 'link', source })),
  ];
  return withFields(draft, {
    media: media.length === 0 ? undefined : media,
    pictures: undefined,
    drawings: undefined,
    documents: undefined,
    documentType: undefined,
    links: undefined,
  });
};

/** What a material is known by. */
const NUMBERS: readonly Column[] = [
  column('sap_number', 'sapMaterialNumber', code, 'sap_material_number', 'material_number'),
  column('el_number', 'elNumber', code),
  column('hws_number', 'hwsNumber', code, 'vvs_number', 'rsk_number', 'nrf_number'),
  column('ean', 'ean', code, 'gtin'),
  column('supplier_code', 'supplierCode', code),
  column('supplier_number', 'supplierNumber', code, 'supplier_article_number'),
];

const A_NUMBER: readonly string[] = ['sap_number', 'el_number', 'hws_number', 'ean', 'supplier_number'];

const SHARED = [
  ...NUMBERS,
  languageColumn,
  ...inLanguages('name', 'names', text),
  ...inLanguages('description', 'descriptions', text),
  column('status', 'status', code),
  column('material_group', 'materialGroup', code),
  column('package_size', 'packageSize', number),
  column('replaced_by', 'replacedBy', code),
  ...['dkk', 'eur', 'sek', 'nok'].map((currency) =>
    column(`duty_${currency}`, `duties.${currency.toUpperCase()}`, number),
  ),
  ...PRICES,
  ...STOCK,
  ...MEDIA,
  ...INFO_TAG,
];

/** Materials with everything of their own. */
export const MATERIALS: TableKind = {
  title: 'materials',
  kind: 'material',
  needs: [named('name'), ['sales_unit'], ['markets']],
  columns: [
    ...SHARED,
    column('product_code', 'productCode', code),
    column('node_code', 'nodeCode', code),
    column('tree', 'tree', lowerCase),
    column('class_code', 'classCode', capitals, 'etim_class'),
    column('alternative_numbers', 'alternativeNumbers', codes),
    column('type_designation', 'typeDesignation', text),
    column('sales_unit', 'salesUnit', capitals),
    column('min_quantity', 'minQuantity', number),
    column('multiplum', 'multiplum', number),
    column('cable_cut_allowed', 'cableCutAllowed', flag),
    column('is_on_clearance_sale', 'isOnClearanceSale', flag),
    column('is_direct_delivery_product', 'isDirectDeliveryProduct', flag),
    column('is_project_product', 'isProjectProduct', flag),
    column('is_contractor_product', 'isContractorProduct', flag),
    column('is_accounting_string_product', 'isAccountingStringProduct', flag),
    column('is_stocked', 'isStocked', flag),
    column('supply_status', 'supplyStatus', code),
    column('end_user_registration_requirement_type', 'endUserRegistrationRequirementType', code),
    column('alternatives', 'alternatives', codes),
    column('accessories', 'accessories', codes),
    column('markets', 'markets', markets),
    column('popularity', 'popularity', whole),
    ...inLanguages('keywords', 'keywords', words),
  ],
  finish: (draft) => {
    const [first, ...others] = textsIn(draft, 'markets');
    return withMedia(withPriceAndStock(draft, others.length === 0 ? first : undefined));
  },
};

/** Price lists, stock lists and other news of materials that are there, named by any of their numbers. */
export const AMENDMENTS: TableKind = {
  title: 'price lists, stock lists and other changes of materials',
  kind: 'material-amendment',
  needs: [
    A_NUMBER,
    [
      'list_price',
      'atp',
      ...named('name'),
      ...named('description'),
      'status',
      'material_group',
      'package_size',
      'replaced_by',
      'duty_dkk',
      'duty_eur',
      'duty_sek',
      'duty_nok',
      'pictures',
      'drawings',
      'documents',
      'links',
      'info_tag_color',
      'add_alternative_numbers',
      'alternatives',
      'accessories',
    ],
  ],
  columns: [
    ...SHARED,
    column('market', 'market', capitals),
    column('add_alternative_numbers', 'addAlternativeNumbers', codes),
    column('alternatives', 'addAlternatives', codes, 'alternative'),
    column('accessories', 'addAccessories', codes, 'accessory'),
  ],
  finish: (draft) => {
    const market = typeof draft.market === 'string' ? draft.market : undefined;
    return withMedia(withPriceAndStock(draft, market));
  },
};
