import type { PurchaseRecord } from '@grossist/catalogue-formats';
import { classByCode } from './compiled-class.ts';
import { COMPANIES } from './data/customers.ts';
import { lifecycleOf } from './lifecycle.ts';
import { marketsOf } from './material.ts';
import { sapNumber } from './numbers.ts';
import { below, PURPOSE, unit } from './random.ts';
import { createSchedule, type Schedule } from './schedule.ts';

/** A job that a contractor buys for: ETIM classes that go into one order, the most needed first. */
interface Job {
  trade: 'electrical' | 'hws';
  classes: readonly string[];
}

const JOBS: readonly Job[] = [
  // A new distribution board.
  {
    trade: 'electrical',
    classes: ['EC000042', 'EC000003', 'EC000905', 'EC000297', 'EC000214', 'EC000005', 'EC000215'],
  },
  // A room: cable, sockets, switches, frames, boxes, terminals.
  {
    trade: 'electrical',
    classes: ['EC003248', 'EC000125', 'EC001590', 'EC000007', 'EC000127', 'EC000446', 'EC001174'],
  },
  // Lighting of a hall.
  {
    trade: 'electrical',
    classes: ['EC001716', 'EC001744', 'EC002892', 'EC001959', 'EC003248', 'EC000446', 'EC000450'],
  },
  // A machine's control cabinet.
  {
    trade: 'electrical',
    classes: ['EC000066', 'EC000074', 'EC000106', 'EC000196', 'EC000993', 'EC000897', 'EC000217'],
  },
  // Network in an office.
  { trade: 'electrical', classes: ['EC000133', 'EC001763', 'EC001097', 'EC000034', 'EC000853', 'EC000854'] },
  // Surveillance and alarm.
  { trade: 'electrical', classes: ['EC002883', 'EC002897', 'EC001747', 'EC001746', 'EC000339'] },
  // A motor and its drive.
  { trade: 'electrical', classes: ['EC001857', 'EC000074', 'EC001028', 'EC000099', 'EC001642', 'EC000046'] },
  // Pipes for hot water.
  { trade: 'hws', classes: ['EC011533', 'EC003024', 'EC003025', 'EC003023', 'EC011311', 'EC011343', 'EC010122'] },
  // Floor heating.
  { trade: 'hws', classes: ['EC011022', 'EC010136', 'EC010064', 'EC010292', 'EC010927', 'EC011386'] },
  // A boiler room.
  { trade: 'hws', classes: ['EC012034', 'EC012035', 'EC000393', 'EC010958', 'EC011333', 'EC000392', 'EC003024'] },
  // A bathroom.
  {
    trade: 'hws',
    classes: ['EC011550', 'EC011196', 'EC011328', 'EC011431', 'EC010862', 'EC010284', 'EC010195', 'EC010258'],
  },
  // A kitchen's water and drain.
  { trade: 'hws', classes: ['EC011329', 'EC011383', 'EC011535', 'EC010151', 'EC004485', 'EC011720'] },
];

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
