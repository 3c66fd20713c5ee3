import type { PlantStock } from '@grossist/catalogue-formats';
import { canonicalJson, contentHash } from '../../../content-hash.ts';

const quoted = (name: string, decimal: string | undefined): string =>
  decimal === undefined ? '' : `"${name}":"${decimal}",`;

/**
 * The hash of what a source says of one plant's stock: of its canonical JSON, put together by hand since this is asked
 * more often than anything else. Decimals hold nothing to escape.
 */
export const stockHash = ({ plant, atp, clearance, fastbox, incoming }: PlantStock): string => {
  const more = incoming === undefined ? '' : `"incoming":${canonicalJson(incoming)},`;
  const fields = `${quoted('atp', atp)}${quoted('clearance', clearance)}${quoted('fastbox', fastbox)}`;
  return contentHash(`{${fields}${more}"plant":${JSON.stringify(plant)}}`);
};
