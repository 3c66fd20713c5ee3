import { isLocale, LOCALES, type Locale, languageOf } from '@grossist/domain';
import { type OciCall, type OciFunction, readOciCall } from '@grossist/order-formats';
import { type StoredFrame, type Transaction, transaction } from '../../../db/index.ts';
import type { Embedding } from '../../../http/cookies.ts';
import { Failure, notFound } from '../../../http/failure.ts';
import { variationUrl } from '../../catalogue/index.ts';
import type { BegunSession, Buyer, SignInBrake } from '../../identity/index.ts';
import { customerByUsername, proveCustomer, returnUrlOf } from '../customers.ts';
import type { Framing, PunchoutDeps } from '../deps.ts';
import type { FormPairs } from '../form-body.ts';
import type { ReturnForm } from '../handing-over/return-form.ts';
import { materialFacts } from '../items/handed-item.ts';
import { beginVisit, type Caller, noteVisit } from '../sessions/visits.ts';
import { isAnsweredAtOnce, ociFacts, respondWithItems } from './item-response.ts';

/** SAP's one-letter language keys. */
const SAP_LETTERS: Readonly<Record<string, string>> = { E: 'en', K: 'da', D: 'de', V: 'sv', N: 'nl', O: 'nb' };

/** Returns the locale of a call's language ("DA", "da-DK", SAP's "K"); undefined when it is not supported. */
const localeOf = (given: string | undefined): Locale | undefined => {
  const text = given?.trim() ?? '';
  if (isLocale(text)) return text;
  const language = text.length === 1 ? SAP_LETTERS[text.toUpperCase()] : text.slice(0, 2).toLowerCase();
  const spoken = language === 'no' ? 'nb' : language;
  return LOCALES.find((locale) => languageOf(locale) === spoken);
};

export interface OciAsk {
  parameters: FormPairs;
  caller: Caller;
  /** "https://shop.example" */
  origin: string;
  embedding: Embedding | undefined;
  signal: AbortSignal;
}

/** A page of the shop with a new session, or a form that is posted back at once. */
export type OciAnswer = { frame: StoredFrame | undefined } & (
  | { kind: 'shop'; session: BegunSession; path: string }
  | { kind: 'form'; locale: Locale; form: ReturnForm }
);

const readCall = (parameters: FormPairs): OciCall => {
  // The return URL is checked once the customer is authenticated.
  const read = readOciCall(parameters, { allowsHttp: true });
  if (read.ok) return read.value;
  throw new Failure(400, 'malformed', 'The call has a wrong form', read.refusal.reason);
};

const pageOf = async (tx: Transaction, buyer: Buyer, wanted: OciFunction): Promise<string> => {
  if (wanted.kind === 'search') return `/search?query=${encodeURIComponent(wanted.searchString)}`;
  if (wanted.kind !== 'detail') return '/';
  const material = (await materialFacts(tx)(buyer, [wanted.productId])).get(wanted.productId);
  if (material === undefined) throw notFound('material');
  return variationUrl(material.code);
};

/**
 * Answers a call of SAP's Open Catalog Interface: opens the shop for a new visit on the requested page (DETAIL, SOURCING;
 * DETAIL is read-only), or returns one material (VALIDATE) or the hits of a search (BACKGROUND_SEARCH) at once.
 * @throws Failure 400 for a malformed call, 401 and 429 as at a sign-in, 403 for a return URL of another host, 404 for a
 * material that the customer may not see, 503 when the ERP does not respond
 */
export const answerOci = (deps: PunchoutDeps, brake: SignInBrake, framing: Framing) => {
  const { db } = deps;
  const customerOf = customerByUsername(db);
  const prove = proveCustomer(brake);
  const respond = respondWithItems(deps);

  return async ({ parameters, caller, origin, embedding, signal }: OciAsk): Promise<OciAnswer> => {
    const call = readCall(parameters);
    const proof = { name: `oci:${call.username.trim()}`, secret: call.password, address: caller.address };
    const customer = await prove(proof, () => customerOf(call.username));
    const returnUrl = returnUrlOf(customer, call.hookUrl, deps.isDemo ? new URL(origin).host : undefined);
    const locale = localeOf(call.language);
    const frame = framing(customer, embedding);
    if (isAnsweredAtOnce(call)) {
      const { buyer, form } = await respond({ customer, call, action: returnUrl, origin, signal });
      return { kind: 'form', frame, locale: locale ?? buyer.locale, form };
    }
    const { function: wanted } = call;
    const isReadOnly = wanted.kind === 'detail' && !wanted.mayAdd;
    return transaction(db, async (tx) => {
      const visit = await beginVisit(tx, customer, caller, isReadOnly);
      await noteVisit(tx, customer, visit, { returnUrl, isReadOnly, facts: ociFacts(call, origin, frame) });
      const page = await pageOf(tx, visit.buyer, wanted);
      return { kind: 'shop', frame, session: visit.session, path: locale === undefined ? page : `/${locale}${page}` };
    });
  };
};
