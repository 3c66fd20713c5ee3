export type ForwardedEndpoint = 'track' | 'engage' | 'groups';

/** Takes what the embedded collector has stored to a service elsewhere. Without one, everything stays in the shop. */
export interface AnalyticsForwarder {
  /**
   * Sends at most 2,000 records of one endpoint. A record may be sent again: events have an `$insert_id`, updates may be
   * repeated.
   * @throws ForwarderUnavailable when sending them later may help; ForwarderRefused when it does not
   */
  send(endpoint: ForwardedEndpoint, records: readonly object[], signal: AbortSignal): Promise<void>;
}

/** The service does not respond, is overloaded or does not accept the access. */
export class ForwarderUnavailable extends Error {
  override name = 'ForwarderUnavailable';
}

/** The service refused the records themselves. */
export class ForwarderRefused extends Error {
  override name = 'ForwarderRefused';
}
