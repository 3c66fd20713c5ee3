import type { KitDetails } from '@grossist/contracts';
import {
  articleNumber,
  formatMoney,
  type Money,
  moneyOf,
  moneyToNumber,
  quantityOf,
  quantityToNumber,
  sumMoney,
  sumQuantity,
} from '@grossist/domain';
import { notFound } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { deliveredTo } from '../details/delivered-to.ts';
import { lineName } from '../details/line-name.ts';
import type { KitRow, ReadKit } from './read-kit.ts';
import type { StockOfKit } from './stock-of-kit.ts';

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
 * A kit as its Kit tab and its Label tab show it. The same kit more than once is told once, with how many there are; what
 * is in it, of one of them, with the stock of its lines where it is known.
 * @throws Failure 404 when nothing of what there is stands for the kit
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
