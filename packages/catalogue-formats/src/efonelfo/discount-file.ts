import { isExactWith, readImplied, writeDecimal } from '../implied-decimal.ts';
import { importMessage } from '../import-message.ts';
import { noteEvent, Refusal, shown } from '../read-events.ts';
import type { ReadEvent } from '../reader.ts';
import { type Head, tidy } from './head.ts';
import { type FileBody, SeenKeys } from './notes.ts';

const FEWEST_FIELDS = 5;
const LONGEST_GROUP = 14;
const DISCOUNT_GROUP = '5';

const readPercent = (text: string): string => {
  const percent = readImplied(text, 2, 5);
  if (!percent || !isExactWith(percent, 4))
    throw new Refusal('discount', importMessage`${'Rabatt'} ${shown(text)} is not a number`, 'Rabatt');
  if (percent.units > 100n * 10n ** BigInt(percent.places)) {
    throw new Refusal('discount', importMessage`${'Rabatt'} is above 100: ${shown(text)}`, 'Rabatt');
  }
  return writeDecimal(percent, 2);
};

/** The lines of a discount file (RH) behind its head: percentages of one customer on discount groups. */
export class DiscountFile implements FileBody {
  readonly #head: Head;
  readonly #groups = new SeenKeys();

  constructor(head: Head) {
    this.#head = head;
  }

  *begin(line: number): Generator<ReadEvent> {
    const { from, to } = this.#head;
    if (from === undefined && to === undefined) return;
    yield noteEvent(
      'validity',
      importMessage`The discounts are agreed from ${from ?? '…'} to ${to ?? '…'}; the dates were not imported.`,
      line,
    );
  }

  *line(fields: readonly string[], line: number): Generator<ReadEvent> {
    if ((fields[0] ?? '').toUpperCase() !== 'RL') {
      throw new Refusal(
        'record-type',
        importMessage`a line of type ${shown(fields[0] ?? '')} is not known`,
        'PostType',
      );
    }
    if (fields.length < FEWEST_FIELDS) {
      throw new Refusal(
        'too-few-fields',
        importMessage`the line has ${fields.length} fields, ${FEWEST_FIELDS} are needed`,
      );
    }
    const { customer, market } = this.#head;
    if (customer === undefined)
      throw new Refusal('no-customer', importMessage`the header of the file names no customer (KundeNr)`, 'KundeNr');
    const materialGroup = this.#group(fields);
    if ((fields[3] ?? '') !== '' && !/^0+$/.test(fields[3] ?? '')) {
      throw new Refusal(
        'agreed-price',
        importMessage`an agreed price for a whole discount group is not possible`,
        'AvtaltPris',
      );
    }
    const percent = readPercent(fields[4] ?? '');
    const repeated = this.#groups.repeated(materialGroup, materialGroup, line, fields);
    if (repeated) {
      yield repeated;
      return;
    }
    this.#groups.remember(materialGroup, line, fields, undefined);
    const text = tidy(fields[5]);
    yield {
      type: 'record',
      line,
      record: {
        kind: 'discount',
        market,
        customerGroup: customer,
        materialGroup,
        percent,
        ...(text === '' ? {} : { text }),
      },
    };
  }

  *end(): Generator<ReadEvent> {}

  #group(fields: readonly string[]): string {
    const [, mark = '', group = ''] = fields;
    if (/^[0-4]$/.test(mark)) {
      const reason = importMessage`the terms for the single material ${shown(group)} cannot be imported: only discounts on groups can`;
      throw new Refusal('single-article', reason, 'VareMrk');
    }
    if (mark !== DISCOUNT_GROUP)
      throw new Refusal('number-type', importMessage`${'VareMrk'} ${shown(mark)} is unknown`, 'VareMrk');
    if (group === '') throw new Refusal('number', importMessage`${'VareNr'} is missing`, 'VareNr');
    if (group.length > LONGEST_GROUP) {
      throw new Refusal(
        'number',
        importMessage`${'VareNr'} ${shown(group)} has more than ${LONGEST_GROUP} characters`,
        'VareNr',
      );
    }
    return group;
  }
}
