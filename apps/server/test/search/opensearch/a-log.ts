import type { SearchLog } from '../../../src/gateways/search-engine/opensearch/cluster/cluster.ts';

/** A log that stores every entry. */
export const aLog = (): SearchLog & { lines: string[] } => {
  const lines: string[] = [];
  const keep = (details: object, message: string): void => {
    lines.push(`${message} ${JSON.stringify(details)}`);
  };
  return { lines, info: keep, warn: keep, error: keep };
};
