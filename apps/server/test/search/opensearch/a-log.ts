import type { SearchLog } from '../../../src/gateways/search-engine/opensearch/cluster/cluster.ts';

/** A log that keeps everything it is told. */
export const aLog = (): SearchLog & { lines: string[] } => {
  const lines: string[] = [];
  const keep = (details: object, message: string): void => {
    lines.push(`${message} ${JSON.stringify(details)}`);
  };
  return { lines, info: keep, warn: keep, error: keep };
};
