import type { PurchaseRecord } from '@grossist/catalogue-formats';
import { classByCode } from './compiled-class.ts';
import { COMPANIES } from './data/customers.ts';
import { JOBS, type Job } from './data/jobs.ts';
import { lifecycleOf } from './lifecycle.ts';
import { marketsOf } from './material.ts';
import { sapNumber } from './numbers.ts';
import { below, PURPOSE, unit } from './random.ts';
import { createSchedule, type Schedule } from './schedule.ts';

const PER_MATERIAL = 0.5;
const FEWEST = 40;
const MOST = 20_000;
const MOST_LINES = 9;
const DAYS = 365;
const DAY_MS = 86_400_000;
/** Of each class a contractor knows a few products, and mostly takes the same. */
const KNOWN_PRODUCTS = 3;
/** How often something is bought that has nothing to do with the job. */
const STRAY = 0.12;

const ACCOUNTS = COMPANIES.flatMap(({ market, name, accounts }) =>
  accounts.map(({ soldTo }) => ({
    soldTo,
    market,
    trade: /vvs|rør|rör/i.test(name) ? ('hws' as const) : ('electrical' as const),
  })),
);

/** A place in a list in which the first are taken most often. */
const early = (length: number, index: number, purpose: number): number =>
  Math.min(length - 1, Math.floor(unit(index, purpose) ** 2.5 * length));

const jobsOf = (trade: Job['trade']): readonly Job[] => JOBS.filter((job) => job.trade === trade);

const pick = <T>(list: readonly T[], place: number): T => {
  const found = list[place % list.length];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
};

/**
 * What the demo's customers bought in the year before today: orders for jobs (a board, a bathroom), of the products
 * that the customer is used to. Half as many orders as materials, at most 20,000.
 */
export function* purchaseRecords(schedule: Schedule, today: string): Generator<PurchaseRecord> {
  const end = Date.parse(`${today}T00:00:00Z`);
  const orders = Math.min(MOST, Math.max(FEWEST, Math.floor(schedule.materials * PER_MATERIAL)));
  for (let order = 0; order < orders; order += 1) {
    const account = pick(ACCOUNTS, below(ACCOUNTS.length, order, PURPOSE.purchaseAccount));
    const job = pick(jobsOf(account.trade), below(1_000, order, PURPOSE.purchaseJob));
    const project = below(12, order, PURPOSE.purchaseProject);
    const bought = new Map<string, string>();
    const lines = 2 + below(MOST_LINES - 1, order, PURPOSE.purchaseLines);
    for (let line = 0; line < lines; line += 1) {
      const chance = order * MOST_LINES + line;
      const isStray = unit(chance, PURPOSE.purchaseStray) < STRAY;
      const from = isStray ? pick(JOBS, below(1_000, chance, PURPOSE.purchaseJob)) : job;
      const ofClass = classByCode(pick(from.classes, early(from.classes.length, chance, PURPOSE.purchaseClass)));
      // The project decides the product; within it the common versions are bought more.
      const ordinal = below(KNOWN_PRODUCTS, ofClass.position * 12 + project, PURPOSE.purchaseProduct);
      const place = early(Math.min(ofClass.versions.length, 12), chance, PURPOSE.purchaseVersion);
      const index = schedule.indexOf(ofClass, ordinal, place) ?? schedule.indexOf(ofClass, 0, 0);
      if (index === undefined || lifecycleOf(index).status !== '10') continue;
      if (!marketsOf(index).includes(account.market)) continue;
      bought.set(sapNumber(index), String(1 + below(20, chance, PURPOSE.purchaseQuantity)));
    }
    if (bought.size === 0) continue;
    yield {
      kind: 'purchase',
      orderNumber: `H${String(order + 1).padStart(7, '0')}`,
      soldTo: account.soldTo,
      orderedOn: new Date(end - (DAYS - Math.floor((order / orders) * DAYS)) * DAY_MS).toISOString().slice(0, 10),
      lines: [...bought].map(([sapMaterialNumber, quantity]) => ({ sapMaterialNumber, quantity })),
    };
  }
}

/** The same orders for a demo of a size, without its materials. */
export const demoPurchases = ({ materials, today }: { materials: number; today: string }): Generator<PurchaseRecord> =>
  purchaseRecords(createSchedule(materials), today);
