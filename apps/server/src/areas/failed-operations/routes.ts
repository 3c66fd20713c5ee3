import {
  getMatters,
  type Matter,
  type OperationOutput,
  seeToMatter,
  tryMatterAgain,
  tryMattersAgain,
} from '@grossist/contracts';
import { moneyOf, moneyToNumber } from '@grossist/domain';
import { type Answer, answer } from '../../http/answer.ts';
import { signedOut } from '../../http/failure.ts';
import { resolveOperation, retryAll, retryOperation } from './commands/retry-and-resolve.ts';
import type { FailedOperationsDeps, LockedOperation } from './failure-sources.ts';
import { type FailedOperationRow, listFailedOperations } from './queries/failed-operations.ts';

const LONGEST = 400;
const SHORTEST_CARD = 13;
const CARD_NUMBER = /(?<![\dA-Za-z])\d(?:[ -]?\d){12,18}(?![\dA-Za-z])/g;
const CREDENTIALS =
  /\b(Bearer|Basic)\s+[\w.~+/=-]{8,}|\b(password|passwort|secret|token|api[-_ ]?key)(\s*[=:]\s*)\S+/gi;

/** Returns true if the Luhn check digit fits, so that other long numbers, such as order numbers, stay readable. */
const isCard = (digits: string): boolean => {
  if (digits.length < SHORTEST_CARD) return false;
  const sum = [...digits].toReversed().reduce((all, sign, index) => {
    const doubled = Number(sign) * (index % 2 === 0 ? 1 : 2);
    return all + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
};

/**
 * Returns an error of an external system for display: one line of at most 400 characters, with card numbers and
 * credentials redacted.
 */
export const redactAnswer = (response: string): string => {
  const line = response
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .replaceAll(CREDENTIALS, (_, scheme?: string, name?: string, sign = '') =>
      scheme === undefined ? `${name}${sign}…` : `${scheme} …`,
    )
    .replaceAll(CARD_NUMBER, (number) => {
      const digits = number.replaceAll(/\D/g, '');
      return isCard(digits) ? `… ${digits.slice(-4)}` : number;
    });
  const signs = Array.from(line);
  return signs.length <= LONGEST ? line : `${signs.slice(0, LONGEST - 1).join('')}…`;
};

const presentFailedOperation = (row: FailedOperationRow): Matter => ({
  Id: row.id,
  Kind: row.kind,
  OrderId: row.order_id,
  SalesOrderId: row.sales_order_id ?? '',
  CompanyName: row.company_name ?? '',
  SoldTo: row.sold_to ?? '',
  Amount: row.amount === null ? null : moneyToNumber(moneyOf(row.amount)),
  Currency: row.currency,
  Reference: row.reference,
  Since: row.since.toISOString(),
  Attempts: row.attempts,
  LastAnswer: redactAnswer(row.answer),
  SeenAt: row.seen_at?.toISOString() ?? null,
  SeenBy: row.seen_by ?? '',
  Remark: row.remark,
});

const presentOrderOf = ({ orderId, salesOrderId }: LockedOperation): OperationOutput<typeof seeToMatter> => ({
  OrderId: orderId,
  SalesOrderId: salesOrderId,
});

export const failedOperationRoutes = (deps: FailedOperationsDeps): readonly Answer[] => {
  const list = listFailedOperations(deps.db);
  const retry = retryOperation(deps);
  const retryOpen = retryAll(deps);
  const resolve = resolveOperation(deps);

  return [
    answer(getMatters, async ({ query }) => {
      const { rows, total, open } = await list(query);
      return { Matters: rows.map(presentFailedOperation), TotalNumber: total, OpenNumber: open };
    }),
    answer(tryMatterAgain, async ({ params, body }) =>
      presentOrderOf(await retry(params.id, { isSeenKnown: body.AlthoughSeen })),
    ),
    answer(tryMattersAgain, async ({ body }) => {
      const { ids, left } = await retryOpen(body.Kind);
      return { Tried: ids.map((Id) => ({ Id })), LeftNumber: left };
    }),
    answer(seeToMatter, async ({ params, body }, { visitor }) => {
      if (visitor.kind !== 'person') throw signedOut();
      return presentOrderOf(await resolve(params.id, { contactId: visitor.contactId, remark: body.Remark }));
    }),
  ];
};
