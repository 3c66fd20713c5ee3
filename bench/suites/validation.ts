import {
  commerceSearch,
  discardValidation,
  getAccounts,
  getOrderValidation,
  getOrderValidationLines,
  listOrderUploads,
  uploadOrderValidation,
} from '@grossist/contracts';
import type { Client } from '../../tests/running-shop/client.ts';
import { exchange } from '../../tests/running-shop/exchange.ts';
import { shopFolder } from '../../tests/running-shop/shop.ts';
import { orderable, signedIn } from '../cart.ts';
import { measure } from '../measure.ts';
import type { Results } from '../report.ts';

const SUPPORT = 'support@grossist.example';
const MOST_LINES = 10_000;
const RUNS = 5;
const LOOKED_AT_EVERY_MS = 10;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LOOKED_AT_EVERY_MS));

/** What a customer sends: their account, materials with a number of their own beside ours, a price, and some nobody knows. */
const documentOf = (soldTo: string, numbers: readonly string[], lines: number): string => {
  const written = Array.from({ length: lines }, (_, place) => {
    const number = place % 100 === 99 ? `UNKNOWN-${place}` : numbers[place % numbers.length];
    return `<a:OrderLine><a:LineItem><b:ID>${place + 1}</b:ID><b:Quantity unitCode="C62">${(place % 9) + 1}</b:Quantity>
      <a:Price><b:PriceAmount currencyID="DKK">12.50</b:PriceAmount></a:Price><a:Item><b:Name>Material ${place}</b:Name>
      <a:BuyersItemIdentification><b:ID>K-${place}</b:ID></a:BuyersItemIdentification>
      <a:SellersItemIdentification><b:ID>${number}</b:ID></a:SellersItemIdentification></a:Item></a:LineItem></a:OrderLine>`;
  });
  return `<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"
    xmlns:a="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
    xmlns:b="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
    <b:ID>PO-${lines}</b:ID><b:IssueDate>2026-01-02</b:IssueDate><b:DocumentCurrencyCode>DKK</b:DocumentCurrencyCode>
    <a:BuyerCustomerParty><b:SupplierAssignedAccountID>${soldTo}</b:SupplierAssignedAccountID></a:BuyerCustomerParty>
    ${written.join('')}</Order>`;
};

const numbersOf = async (client: Client, codes: readonly string[]): Promise<string[]> => {
  const wanted = new Set(codes);
  const numbers: string[] = [];
  for (let Page = 1; numbers.length < wanted.size && Page < 100; Page += 1) {
    const { Documents } = await client.call(commerceSearch, {
      body: { Query: '', Page, PageSize: 100, SortKey: 'number' },
    });
    for (const found of Documents) if (wanted.has(found.Code)) numbers.push(found.ItemSAPMaterialNumber);
  }
  return numbers;
};

/** Sends a document and waits until its answer is there. @returns the validation's id */
const validate = async (base: string, client: Client, document: string): Promise<string> => {
  const address = new URL(uploadOrderValidation.path, base);
  address.searchParams.set('fileName', 'order.xml');
  const headers = { ...client.headers(), 'content-type': 'application/octet-stream' };
  const { status, body } = await exchange(address, 'POST', headers, document);
  if (status !== 200) throw new Error(`The upload answers ${status} ${body}`);
  const { UploadId, Validations } = uploadOrderValidation.response.parse(JSON.parse(body));
  if (UploadId === null) return Validations[0]?.ValidationId ?? '';
  for (;;) {
    const { Uploads } = await client.call(listOrderUploads, {});
    const upload = Uploads.find((each) => each.UploadId === UploadId);
    if (upload?.State === 'done') return upload.Validations[0]?.ValidationId ?? '';
    if (upload === undefined || upload.State === 'failed') throw new Error(upload?.Fault?.Text ?? 'The upload is gone');
    await pause();
  }
};

/** Orders of customers' systems: from sending a document until what becomes of its lines can be seen. */
export const measureValidation = async (materials: number, results: Results): Promise<void> => {
  const folder = await shopFolder(materials);
  try {
    const shop = await folder.start();
    try {
      const buyer = await signedIn(shop.base);
      const [account] = await buyer.call(getAccounts, {});
      const numbers = await numbersOf(buyer, await orderable(buyer, 4000));
      const support = await signedIn(shop.base, SUPPORT);
      for (const lines of [100, 1000, MOST_LINES]) {
        const document = documentOf(account?.soldTo ?? '', numbers, lines);
        results.measured.push(
          await measure(`validation of ${lines.toLocaleString('en-US')} lines`, RUNS, async () => {
            const validationId = await validate(shop.base, support, document);
            const params = { validationId };
            await support.call(getOrderValidationLines, { params });
            const { Version } = await support.call(getOrderValidation, { params });
            await support.call(discardValidation, { params, body: { Version } });
          }),
        );
      }
    } finally {
      await shop.stop();
    }
  } finally {
    await folder.remove();
  }
};
