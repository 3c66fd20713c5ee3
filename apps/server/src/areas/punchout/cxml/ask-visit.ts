import { createHash } from 'node:crypto';
import { quantityToDecimal } from '@grossist/domain';
import type { PunchOutSetup } from '@grossist/order-formats';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { type Database, type StoredCxmlFacts, transaction } from '../../../db/index.ts';
import { Failure } from '../../../http/failure.ts';
import { type PunchoutCustomer, returnUrlOf } from '../customers.ts';
import { newStartToken } from '../sessions/visits.ts';
import type { CxmlRequest } from './read-request.ts';

/** Time from the response until the buyer's browser opens the start page; seconds in practice. */
const START_MINUTES = 10;

type SetupRequest = Extract<CxmlRequest, { kind: 'punchout-setup' }>;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const bare = ({ domain, identity }: { domain: string; identity: string }) => ({ domain, identity });

const factsOf = ({ header, isTest, setup }: SetupRequest, origin: string): StoredCxmlFacts => {
  const selected = setup.selectedItem?.supplierPartId;
  const { name, phone } = setup.contact ?? {};
  return {
    protocol: 'cxml',
    origin,
    buyerCookie: setup.buyerCookie,
    isTest,
    from: header.from.map(bare),
    to: header.to.map(bare),
    items: setup.items.map(({ identifiers, quantity, auxiliaryId, note }) => ({
      sapMaterialNumber: identifiers.sap ?? '',
      quantity: quantityToDecimal(quantity),
      ...(auxiliaryId !== undefined && UUID.test(auxiliaryId) ? { lineId: auxiliaryId } : {}),
      ...(note === undefined ? {} : { note: note.slice(0, 1000) }),
    })),
    ...(selected === undefined ? {} : { selected }),
    ...(setup.shipTo === undefined ? {} : { shipTo: setup.shipTo }),
    ...(name === undefined && phone === undefined ? {} : { contact: { name, phone } }),
  };
};

const operationOf = ({ operation }: PunchOutSetup): 'create' | 'edit' | 'inspect' => {
  if (operation === 'source')
    throw new Failure(450, 'not-implemented', 'Not implemented', 'The operation “source” is not known here');
  return operation;
};

/**
 * Handles a PunchOutSetupRequest: stores a requested visit, once for each document.
 * @param origin the shop's own, "https://shop.example"
 * @param takesOwn whether carts may return to the shop itself, for the demo's simulated buyer
 * @returns the token of the start page's URL; it opens one visit, within ten minutes
 * @throws Failure 403 for a return URL of another host, 409 for a document that was received before
 */
export const askVisit =
  (db: Database) =>
  async (
    customer: PunchoutCustomer,
    request: SetupRequest,
    { origin, takesOwn }: { origin: string; takesOwn: boolean },
  ): Promise<string> => {
    const operation = operationOf(request.setup);
    const returnUrl = returnUrlOf(customer, request.setup.returnUrl, takesOwn ? new URL(origin).host : undefined);
    const facts = JSON.stringify(factsOf(request, origin));
    const { token, tokenHash } = newStartToken();
    await transaction(db, async (tx) => {
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('punchout_documents')
        .values({
          customer_id: customer.id,
          payload_id: request.payloadId,
          kind: 'setup',
          content_hash: createHash('sha256').update(facts).digest(),
        })
        .onConflict((conflict) => conflict.columns(['customer_id', 'payload_id']).doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows === 0n)
        throw new Failure(
          409,
          'received-before',
          'Received before',
          'A document of this payloadID was received before',
        );
      await tx
        .insertInto('punchout_sessions')
        .values({
          id: uuidv7(),
          customer_id: customer.id,
          protocol: 'cxml',
          state: 'asked',
          operation,
          start_hash: tokenHash,
          start_expires_at: sql`now() + make_interval(mins => ${START_MINUTES})`,
          return_url: returnUrl,
          facts,
        })
        .execute();
    });
    return token;
  };
