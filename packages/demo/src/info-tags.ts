import type { MaterialAmendmentRecord } from '@grossist/catalogue-formats';
import { INFO_TAGS, LEADS_TAGS } from './data/info-tags.ts';
import { LEADS } from './leads.ts';
import { sapNumber } from './numbers.ts';
import { PURPOSE, unit } from './random.ts';

/** Of all materials. */
const SHARE = 0.04;

const tagOf = (index: number): MaterialAmendmentRecord['infoTag'] => {
  if (index < LEADS.length) return LEADS_TAGS[sapNumber(index)];
  const chance = unit(index, PURPOSE.infoTag);
  return chance < SHARE ? INFO_TAGS[Math.floor((chance / SHARE) * INFO_TAGS.length)] : undefined;
};

/** What hangs on a few of the materials of a demo of that size, which have come before; the same every time. */
export function* demoInfoTagRecords({ materials }: { materials: number }): Generator<MaterialAmendmentRecord> {
  for (let index = 0; index < materials; index += 1) {
    const infoTag = tagOf(index);
    if (infoTag !== undefined) yield { kind: 'material-amendment', sapMaterialNumber: sapNumber(index), infoTag };
  }
}
