import type { PlantStock } from '@grossist/catalogue-formats';
import { canonicalJson, contentHash } from '../../../content-hash.ts';

/**
 * What a source says of one plant's stock, as the text of a bytea: "104;;21;2026-01-29 30". Checked decimals and dates hold
 * nothing to escape. There are more of these than of anything else, and most are shorter than a hash, and quicker made.
 */
export const stockText = ({ atp, clearance = '', fastbox = '', incoming = [] }: PlantStock): string => {
  let told = `${atp};${clearance};${fastbox}`;
  for (const { date, quantity } of incoming) told += `;${date} ${quantity}`;
  return told;
};

const quoted = (name: string, decimal: string | undefined): string =>
  decimal === undefined ? '' : `"${name}":"${decimal}",`;

/** The same as it was written down at first, by which stock of that time is still known. */
export const stockTextHash = ({ plant, atp, clearance, fastbox, incoming }: PlantStock): string => {
  const more = incoming === undefined ? '' : `"incoming":${canonicalJson(incoming)},`;
  const fields = `${quoted('atp', atp)}${quoted('clearance', clearance)}${quoted('fastbox', fastbox)}`;
  return contentHash(`{${fields}${more}"plant":${JSON.stringify(plant)}}`);
};
