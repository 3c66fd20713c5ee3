import {
  changeValidatedLines,
  chooseCustomer as chooseCustomerCall,
  discardValidation,
  findCustomersToChoose,
  getLineVariations,
  getOrderValidation,
  getOrderValidationLines,
  type LogSearch,
  listOrderUploads,
  listOrderValidations,
  placeValidatedOrder,
  refreshValidation,
  searchValidationLog,
  stopOrderUpload,
} from '@grossist/contracts';
import { formatQuantity, MARKETS, marketFacts, parseCalendarDate } from '@grossist/domain';
import { type Answer, answer } from '../../http/answer.ts';
import { quantityOfWire } from '../../http/check-input.ts';
import { malformed, notFound, signedOut } from '../../http/failure.ts';
import type { Person, Visitor } from '../identity/index.ts';
import { changeLines, chooseCustomer, discard, refresh } from './commands/change-validation.ts';
import { type PlaceLines, placeValidation } from './commands/place-validation.ts';
import type { ValidationDeps } from './deps.ts';
import { findCustomers } from './parties/customers.ts';
import { presentPrice, presentVariation } from './presenter/present-line.ts';
import { presentListed, presentValidation } from './presenter/present-validation.ts';
import { lineVariations } from './queries/line-variations.ts';
import { linesAnswer, linesById, lineWordsOf, listLines } from './queries/list-lines.ts';
import { type LogQuery, listValidations, showValidation } from './queries/validations.ts';
import { loadValidation } from './store/validation-rows.ts';
import { listUploads, stopUpload } from './uploads/order-uploads.ts';

export interface ValidationRouteDeps extends ValidationDeps {
  placeLines: PlaceLines;
}

const houseOf = (visitor: Visitor): Person => {
  if (visitor.kind !== 'person') throw signedOut();
  return visitor;
};

const LOG_KINDS = { SoldTo: 'soldTo', CompanyNumber: 'companyNumber', ContactId: 'contact', Vendor: 'vendor' } as const;

const logQueryOf = (search: LogSearch, timeZone: string): LogQuery => {
  if (search.type !== 'DateRange') return { by: LOG_KINDS[search.type], text: search.textQuery };
  const { fromDateQueryString: from, toDateQueryString: to } = search;
  if (from > to) throw malformed([{ field: 'toDateQueryString', message: 'must not be before the first day' }]);
  return { by: 'days', from, to, timeZone };
};

export const orderValidationRoutes = (deps: ValidationRouteDeps): readonly Answer[] => {
  const { db } = deps;
  const listed = listValidations(db);
  const shown = showValidation(db);
  const uploadsOf = listUploads(db);
  const stop = stopUpload(db);
  const linesOf = listLines(db);
  const present = linesAnswer(deps);
  const variationsOf = lineVariations(deps);
  const choose = chooseCustomer(deps);
  const change = changeLines(deps);
  const again = refresh(deps);
  const place = placeValidation(deps);
  const show = async (id: string, { locale }: Person) => presentValidation(await shown(id), locale);

  return [
    answer(listOrderUploads, async (_, { visitor }) => ({ Uploads: await uploadsOf(houseOf(visitor).contactId) })),
    answer(stopOrderUpload, async ({ params }, { visitor }) => ({
      IsStopped: await stop(houseOf(visitor).contactId, params.uploadId),
    })),
    answer(listOrderValidations, async ({ query: { page, pageSize, state } }, { visitor }) => {
      const { validations, total } = await listed({ by: 'state', state }, { page, pageSize });
      return { Validations: validations.map((row) => presentListed(row, visitor.locale)), Total: total };
    }),
    answer(getOrderValidation, async ({ params }, { visitor }) => show(params.validationId, houseOf(visitor))),
    answer(getOrderValidationLines, async ({ params, query }, { visitor }) => {
      const row = await loadValidation(db, params.validationId);
      const { lines, total } = await linesOf({ ...params, ...query, status: query.status });
      return { Lines: await present(houseOf(visitor), row, lines), Total: total, Version: row.version };
    }),
    answer(getLineVariations, async ({ params, query }, { visitor }) => {
      const house = houseOf(visitor);
      const row = await loadValidation(db, params.validationId);
      const found = await variationsOf(house, params.validationId, params.orderLineId, query.search);
      const { language, words } = lineWordsOf(row, house, found.market, found.currency);
      return {
        IsPriceMissing: found.isPriceMissing,
        Variations: found.candidates.flatMap((candidate) => {
          const facts = found.facts.get(candidate.material);
          if (facts === undefined) return [];
          const price = found.prices.get(candidate.material);
          return {
            ...presentVariation(candidate, facts, candidate.material === found.line.material, language),
            Price: price === undefined ? null : presentPrice(price, facts.sales_unit, words),
          };
        }),
      };
    }),
    answer(findCustomersToChoose, async ({ query }) => ({
      Customers: (await findCustomers(db)(query.search)).map((found) => ({
        AccountId: found.account_id,
        SoldTo: found.sold_to,
        AccountName: found.account_name,
        CompanyNumber: found.company_code,
        CompanyName: found.company_name,
        Market: found.market,
        Contacts: found.contacts.map(({ id, name, email }) => ({ ContactId: id, Name: name, Email: email })),
      })),
    })),
    answer(chooseCustomerCall, async ({ params, body }, { visitor }) => {
      const house = houseOf(visitor);
      const contactId = body.ContactId ?? undefined;
      await choose(house, params.validationId, { seenVersion: body.Version, accountId: body.AccountId, contactId });
      return show(params.validationId, house);
    }),
    answer(changeValidatedLines, async ({ params, body }, { visitor }) => {
      const house = houseOf(visitor);
      const changes = body.Changes.map((each) => ({
        lineId: each.OrderLineId,
        material: each.ItemSAPMaterialNumber,
        quantity: each.Quantity === undefined ? undefined : quantityOfWire(each.Quantity),
        isRemoved: each.IsRemoved,
      }));
      await change(house, params.validationId, body.Version, changes);
      const lines = await linesById(db)(
        params.validationId,
        changes.map(({ lineId }) => lineId),
      );
      const [row, validation] = await Promise.all([
        loadValidation(db, params.validationId),
        show(params.validationId, house),
      ]);
      return { Validation: validation, Lines: await present(house, row, lines) };
    }),
    answer(refreshValidation, async ({ params, body }, { visitor }) => {
      const house = houseOf(visitor);
      await again(house, params.validationId, body.Version);
      return show(params.validationId, house);
    }),
    answer(placeValidatedOrder, async ({ params, body }, { visitor }) => {
      const house = houseOf(visitor);
      const placed = await place(params.validationId, {
        seenVersion: body.Version,
        notOrdered: body.NotOrderedCount,
        customerReference: body.CustomerReference,
        deliveryDate: parseCalendarDate(body.DeliveryDate ?? ''),
        toDocumentAddress: body.ToDocumentAddress,
      });
      const refused = placed.outcome === 'refused' ? placed.lines : [];
      return {
        OrderId: placed.outcome === 'placed' ? placed.orderId : null,
        SalesOrderId: placed.outcome === 'placed' ? placed.salesOrderId : '',
        Refused: refused.map(({ validationLineId, sapMaterialNumber, code, available }) => ({
          OrderLineId: validationLineId ?? null,
          MaterialNo: sapMaterialNumber,
          Code: code,
          AvailableStr: available === undefined ? '' : formatQuantity(available, '', house.locale),
        })),
        Validation: await show(params.validationId, house),
      };
    }),
    answer(discardValidation, async ({ params, body }, { visitor }) => {
      await discard(db)(params.validationId, body.Version, body.IsDiscarded);
      return show(params.validationId, houseOf(visitor));
    }),
    answer(searchValidationLog, async ({ params, body }, { visitor }) => {
      const market = MARKETS.find((each) => each === params.id.toUpperCase());
      if (market === undefined && params.id !== 'all') throw notFound('log');
      const timeZone = market === undefined ? 'UTC' : marketFacts(market).timeZone;
      const { page, pageSize } = body;
      const { validations, total } = await listed(logQueryOf(body, timeZone), { page, pageSize, market });
      const entries = validations.map((row) => presentListed(row, visitor.locale));
      return { Scope: market ?? ('all' as const), Entries: entries, Total: total };
    }),
  ];
};
