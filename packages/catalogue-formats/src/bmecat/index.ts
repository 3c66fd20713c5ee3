/**
 * BMEcat, the XML catalogues of manufacturers and wholesalers: 1.2 (ARTICLE, SUPPLIER_AID …) and 2005, 2005.1, 2005.2
 * (PRODUCT, SUPPLIER_PID …; the names below), in UTF-8, UTF-16, ISO-8859-1 or Windows-1252.
 *
 * | transaction | record |
 * |---|---|
 * | T_NEW_CATALOG | supplier, material |
 * | T_UPDATE_PRODUCTS, mode new or update | supplier, material |
 * | T_UPDATE_PRODUCTS, mode delete | material-amendment with status 33: sold while stock lasts |
 * | T_UPDATE_PRICES | material-amendment with listPrices, of the header's supplier by SUPPLIER_PID; without PRICE_QUANTITY the material keeps its perQuantity |
 * | others | refused |
 *
 * | HEADER | is |
 * |---|---|
 * | LANGUAGE, the one with default="true", else the first | the language of texts that name none |
 * | TERRITORY | markets. Without one of ours: the markets of CURRENCY, of those only the homes of the LANGUAGEs (German: DE) when there are any; without a currency the homes of the languages; else all. Then a product's own PRICE TERRITORYs count before these |
 * | CURRENCY | of prices without PRICE_CURRENCY |
 * | SUPPLIER_NAME, or SUPPLIER_IDREF among PARTIES | the maker of products that name none |
 * | generation_date, else valid_start_date | the day that tells which prices are valid |
 * | MIME_ROOT, when it is an address | begins the addresses of media |
 *
 * | PRODUCT | material |
 * |---|---|
 * | MANUFACTURER_NAME, MANUFACTURER_IDREF | supplierCode, with its supplier record |
 * | MANUFACTURER_PID, else SUPPLIER_PID | supplierNumber |
 * | EAN, INTERNATIONAL_PID of type gtin or ean with a right check digit | ean |
 * | any PID of type el, e-nummer / rsk, nrf, vvs, hws; UDX.EDXF.COUNTRY_BRANCH_NUMBER electrical / HVAC of the file's markets | elNumber / hwsNumber |
 * | SUPPLIER_PID beside a MANUFACTURER_PID, SUPPLIER_ALT_PID, BUYER_PID, other branch numbers, GTINs of packages | alternativeNumbers |
 * | MANUFACTURER_TYPE_DESCR | typeDesignation |
 * | DESCRIPTION_SHORT, else UDX.EDXF.DESCRIPTION_VERY_SHORT | names |
 * | DESCRIPTION_LONG, UDX.EDXF.TENDER_TEXT, REMARKS, features of no ETIM class, SPECIAL_TREATMENT_CLASS, UDX.EDXF.REACH, SCIP, UN, UFI, RoHS | descriptions, in this order |
 * | KEYWORD, SEGMENT, UDX.EDXF.BRAND_NAME, UDX.EDXF.PRODUCT_SERIES | keywords |
 * | PRODUCT_STATUS old_product, old_article | status 33, else 10 |
 * | ERP_GROUP_BUYER, else UDX.EDXF.DISCOUNT_GROUP, else ERP_GROUP_SUPPLIER | materialGroup |
 * | REFERENCE_FEATURE_GROUP_ID (EC…) of the newest ETIM-x.y | classCode |
 * | FEATURE with FNAME, FT_IDREF or FT_ID EF… | features: EV… a value, number, two numbers or "10...20" a range, true/false; "-", NA, UN, MV none; the first of several |
 * | other FEATUREs (ECLASS, texts) | up to 60 lines "name: value unit" of descriptions, for the catalogue shows the features of an ETIM class only. Those of a tree of parts (FPARENT_ID) only outside of groups, when named once and not 0. All are counted in the note `features` |
 * | ORDER_UNIT | salesUnit; hundreds, thousands, dozens by the piece or metre |
 * | CONTENT_UNIT and NO_CU_PER_OU of rolls, packs, boxes, bundles of pieces or metres | salesUnit is CONTENT_UNIT; packageSize, minQuantity and multiplum are NO_CU_PER_OU |
 * | QUANTITY_MIN, QUANTITY_INTERVAL | minQuantity, multiplum |
 * | PACKING_UNITS, UDX.EDXF.PACKING_UNITS: the smallest QUANTITY_MIN above one | packageSize |
 * | the same: QUANTITY_MIN of each with a GTIN of its own | packagings |
 * | PRODUCT_PRICE net_list; else gros_list with TAX taken out | listPrices of TERRITORY, else of the file's markets, where the currency is the market's |
 * | PRICE_AMOUNT × PRICE_FACTOR, four decimals | amount |
 * | PRICE_QUANTITY of ORDER_UNIT or of PRICE_BASE's PRICE_UNIT | perQuantity |
 * | UDX.EDXF.SURCHARGE_PRICE_AMOUNT without a metal's price or a percentage | duties, for one unit of sale |
 * | LOWER_BOUND | scales, beyond the lowest |
 * | valid_start_date, valid_end_date | of several periods the one of the catalogue's day, else the next; validFrom |
 * | other price types (net_customer, nrp …), DAILY_PRICE | none: they are no list prices |
 * | MIME: MIME_TYPE, MIME_PURPOSE, UDX.EDXF.MIME_CODE, MIME_DESCR, lang; not logos, icons, other addresses than http | media |
 * | PRODUCT_REFERENCE accessories, mandatory, sparepart, select / similar, diff_orderunit / followup | accessories / alternatives / replacedBy, by numbers of the catalogue's supplier (`supplierNumber`, `supplierCode`); others are counted |
 *
 * CATALOG_GROUP_SYSTEM and PRODUCT_TO_CATALOGGROUP_MAP are counted and left out: the groups come after the products,
 * and a supplier's tree must not grow into the wholesaler's. A classification system within the file names its own
 * features and values in texts; the shop's ETIM stays. Every element that is not read is named and counted in a note.
 *
 * A product is refused for a missing or repeated SUPPLIER_PID, no name in a language of the shop, an unknown
 * ORDER_UNIT, or more than `bounds.ts` allows; broken XML refuses the rest of the file, with its line. A file whose
 * DOCTYPE declares entities for its texts, or names files for others, is refused as a whole; a DTD is never fetched.
 */
export { bmecatReader } from './bmecat-reader.ts';
