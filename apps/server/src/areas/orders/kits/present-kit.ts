import type { KitDetails } from '@grossist/contracts';
import {
  articleNumber,
  formatMoney,
  kitItemLabel,
  type Money,
  moneyOf,
  moneyToNumber,
  NO_QUANTITY,
  quantityOf,
  quantityToNumber,
  remaining,
  sumMoney,
  sumQuantity,
  supplyStatusOf,
} from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { Erp } from '../../../gateways/erp/port.ts';
import { notFound } from '../../../http/failure.ts';
import { stockOf } from '../../cart/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { lineName } from '../details/order-line.ts';
import { deliveredTo } from '../details/read-order.ts';
import type { KitRow, ReadKit } from './read-kit.ts';

type ItemStock = NonNullable<KitDetails['items'][number]['stock']>;

/** By the id of a kit's line. */
type StockOfKit = ReadonlyMap<string, ItemStock>;

/** How much a cart holds of each material, lines of other kits included. One query. */
const heldByCart = async (db: Database, cartId: string, materials: readonly string[]) => {
  const { rows } = await sql<{ material: string; quantity: string }>`
    select sap_material_number as material, sum(quantity)::numeric(15, 3) as quantity from cart_lines
    where cart_id = ${cartId} and removed_at is null and cable_remnant is null
      and sap_material_number = any(${[...materials]}::text[])
    group by sap_material_number`.execute(db);
  return new Map(rows.map(({ material, quantity }) => [material, quantityOf(quantity)]));
};

/**
 * Returns the stock of a kit's materials in a cart, labeled after what the cart holds of each; none while the ERP is
 * unavailable. One query and one request to the ERP. Section 4, "Item label".
 */
export const stockOfKit = (db: Database, erp: Erp) => {
  const stockIn = stockOf(erp);
  return async (buyer: Buyer, cartId: string, { rows }: ReadKit): Promise<StockOfKit> => {
    const items = rows.filter(({ parent_id: parent }) => parent !== null);
    const materials = [...new Set(items.map((row) => row.sap_material_number))];
    if (materials.length === 0) return new Map();
    const [stocks, held] = await Promise.all([stockIn(buyer, materials), heldByCart(db, cartId, materials)]);
    return new Map(
      items.flatMap((row: KitRow): [string, ItemStock][] => {
        const stock = stocks.get(row.sap_material_number);
        if (stock === undefined) return [];
        const own = quantityOf(row.quantity);
        const { stockLabel, exceededAmount } = kitItemLabel(own, {
          atpQuantity: stock.atp,
          quantityInCart: remaining(held.get(row.sap_material_number) ?? NO_QUANTITY, own),
          isStatus11Or12: supplyStatusOf(stock.color, stock.isStatus12Product) !== undefined,
        });
        const label = { stockLabel, exceededAmount: quantityToNumber(exceededAmount) };
        return [[row.id, { ...label, atpQuantity: quantityToNumber(stock.atp) }]];
      }),
    );
  };
};

/** Returns the number of the reader's preferred kind, else another number of the material. */
const numberOf = (row: KitRow, { preferredArticleNumber }: Buyer): string =>
  articleNumber(
    { el: row.el_number ?? '', hws: row.hws_number ?? '', sap: row.sap_material_number },
    preferredArticleNumber,
  );

const typeOf = ({ el_number: el, hws_number: hws }: KitRow): KitDetails['items'][number]['itemArticleDisplayType'] => {
  if (el !== null && el !== '') return hws !== null && hws !== '' ? 'both' : 'electrical';
  return hws !== null && hws !== '' ? 'hot-water-supplies' : 'both';
};

const amountOf = (rows: readonly KitRow[]): Money | undefined => {
  const amounts = rows.flatMap(({ net_amount: amount }) => (amount === null ? [] : [moneyOf(amount)]));
  return amounts.length === 0 ? undefined : sumMoney(amounts);
};

/**
 * A kit as its Kit tab and its Label tab show it. The same kit more than once is one entry with a count; what
 * is in it, of one of them, with the stock of its lines where it is known.
 * @throws Failure 404 when no line of the order belongs to the kit
 */
export const presentKit = (
  kit: ReadKit,
  withItems: boolean,
  buyer: Buyer,
  stock: StockOfKit = new Map(),
): KitDetails => {
  const { place, rows } = kit;
  const headers = rows.filter(({ parent_id: parent }) => parent === null);
  const [header] = headers;
  if (header === undefined) throw notFound('kit');
  const items = rows.filter(({ parent_id: parent }) => parent === header.id);
  const priced = (amount: Money | undefined) => ({
    netPrice: amount === undefined || !buyer.showNetPrice ? null : moneyToNumber(amount),
    netPriceStr: amount === undefined || !buyer.showNetPrice ? '' : formatMoney(amount, place.currency, buyer.locale),
  });
  const quantity = quantityToNumber(sumQuantity(headers.map((each) => quantityOf(each.quantity))));
  const inOne = (row: KitRow) => quantityToNumber(quantityOf(row.quantity_per_kit ?? row.quantity));
  const headerDescription = lineName(header, buyer);
  return {
    kitId: kit.kitId,
    orderType: kit.orderType,
    headerDescription,
    quantity,
    itemCount: items.length,
    items: withItems
      ? items.map((row) => ({
          id: row.id,
          sapMaterialNumber: row.sap_material_number,
          itemLocalMaterialName: lineName({ ...row, kit_name: '' }, buyer),
          itemArticleDisplayType: typeOf(row),
          itemArticleDisplayNumber: numberOf(row, buyer),
          itemEANNumberBuoM: row.ean ?? '',
          firstImageUrl: `/media/materials/${encodeURIComponent(row.sap_material_number)}.svg`,
          quantity: inOne(row),
          itemSalesUnit: row.sales_unit,
          ...priced(row.net_amount === null ? undefined : moneyOf(row.net_amount)),
          note: row.note,
          additionalNote: row.additional_note,
          lineNumber: kit.orderType === 'sent' ? row.line_number : null,
          stock: stock.get(row.id) ?? null,
        }))
      : [],
    ...priced(amountOf(rows)),
    label: {
      headerDescription,
      projectNumber: place.projectNumber,
      projectTitle: place.projectTitle,
      customerReference: place.customerReference,
      orderName: place.name,
      salesOrderId: place.salesOrderId,
      deliveryDate: place.deliveryDate,
      deliveredTo: deliveredTo(place),
      quantity,
      barcodeNumber: place.salesOrderId === '' ? '' : `${place.salesOrderId}-${header.line_number}`,
      materials: items.map((row) => ({
        number: numberOf(row, buyer),
        name: lineName({ ...row, kit_name: '' }, buyer),
        quantity: inOne(row),
        salesUnit: row.sales_unit,
      })),
    },
  };
};
