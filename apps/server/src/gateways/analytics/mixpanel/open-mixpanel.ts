import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { z } from 'zod';
import { type AnalyticsForwarder, type ForwardedEndpoint, ForwarderRefused, ForwarderUnavailable } from '../port.ts';

export interface MixpanelAccess {
  /** https://api-eu.mixpanel.com, or the ingestion host of another region. */
  url: string;
  /** Token of the project. */
  token: string;
  timeoutMs: number;
  fetch: typeof fetch;
}

const compress = promisify(gzip);

/** With `verbose=1` the service responds with JSON: 1 accepted, 0 refused. */
const Responded = z.object({ status: z.union([z.literal(0), z.literal(1)]), error: z.string().nullish() });

/** Characters of a response that are read. */
const MOST_CHARACTERS = 100_000;

/** Statuses of a request that is wrong itself. */
const REFUSALS: ReadonlySet<number> = new Set([400, 413]);

const Event = z.looseObject({ properties: z.record(z.string(), z.unknown()) });

/** Returns a record with the token of the project in place of the shop's own. */
const withToken = (endpoint: ForwardedEndpoint, record: object, token: string): object => {
  if (endpoint === 'track') {
    const event = Event.parse(record);
    return { ...event, properties: { ...event.properties, token } };
  }
  const isDeletion = '$delete' in record;
  // `$ip` 0: the service must not take the shop's address for that of the person.
  return {
    ...record,
    $token: token,
    ...(endpoint === 'engage' && { $ip: '0' }),
    ...(isDeletion && { $ignore_alias: 'false' }),
  };
};

const bodyOf = async (response: Response): Promise<unknown> => {
  const text = (await response.text()).slice(0, MOST_CHARACTERS);
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Opens the adapter to Mixpanel's ingestion: batches as JSON, compressed with gzip. References, "Analytics". */
export const openMixpanel = ({ url, token, timeoutMs, fetch }: MixpanelAccess): AnalyticsForwarder => ({
  send: async (endpoint, records, signal) => {
    const content = await compress(JSON.stringify(records.map((record) => withToken(endpoint, record, token))));
    const address = new URL(`/${endpoint}?ip=0&verbose=1`, url);
    let response: Response;
    let body: unknown;
    try {
      response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-encoding': 'gzip', accept: 'application/json' },
        body: content,
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      });
      body = await bodyOf(response);
    } catch (error) {
      throw new ForwarderUnavailable('Mixpanel does not respond', { cause: error });
    }
    // The response's own text may repeat what was sent, and is not passed on.
    if (REFUSALS.has(response.status)) throw new ForwarderRefused(`Bad HTTP status ${response.status}`);
    if (!response.ok) throw new ForwarderUnavailable(`Bad HTTP status ${response.status}`);
    const read = Responded.safeParse(body);
    if (!read.success) throw new ForwarderUnavailable('Mixpanel responded with something else than it should');
    if (read.data.status === 0) throw new ForwarderRefused('Mixpanel refused the batch');
  },
});
