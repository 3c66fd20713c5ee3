import { capitals, code, codes, flag, lowerCase, markets, number, text, whole, words } from '../cells.ts';
import { column, inLanguages, languageColumn, named, type TableKind } from '../column.ts';
import { textsIn } from '../draft.ts';
import { INFO_TAG } from './info-tag.ts';
import { MEDIA, withMedia } from './media.ts';
import { A_NUMBER, NUMBERS } from './numbers.ts';
import { PRICES, STOCK, withPriceAndStock } from './prices-and-stock.ts';

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
