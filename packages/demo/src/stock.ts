import type { PlantStock } from '@grossist/catalogue-formats';
import type { Market } from '@grossist/domain';
import type { Packing } from './class-plan.ts';
import { PLANTS } from './data/branches.ts';
import { LEADS } from './leads.ts';
import type { Lifecycle } from './lifecycle.ts';
import { below, PURPOSE, unit } from './random.ts';

const DAY = 86_400_000;

/** The weekday `days` after a calendar date; what falls on a weekend comes the Monday after. */
const workingDayAfter = (today: string, days: number): string => {
  const start = Date.parse(`${today}T00:00:00Z`);
  if (Number.isNaN(start)) throw new Error(`not a calendar date: ${today}`);
  const date = new Date(start + days * DAY);
  const weekday = date.getUTCDay();
  const shift = weekday === 6 ? 2 : weekday === 0 ? 1 : 0;
  return new Date(date.getTime() + shift * DAY).toISOString().slice(0, 10);
};

const LONGEST_WAIT = 30;

/** Calendar dates at which goods come in, one per day of waiting. */
export const incomingDates = (today: string): readonly string[] =>
  Array.from({ length: LONGEST_WAIT + 1 }, (_, days) => workingDayAfter(today, days + 1));

const roundedUp = (quantity: number, multiplum: number): number => Math.ceil(quantity / multiplum) * multiplum;

interface Stocked {
  index: number;
  lifecycle: Lifecycle;
  packing: Packing;
  /** List price in øre of one sales unit; dear goods lie in small numbers. */
  price: number;
  markets: readonly Market[];
}

const leadStock = (index: number, plants: readonly string[]): PlantStock[] => {
  const lead = LEADS[index];
  if (lead === undefined) return [];
  return plants.map((plant) => {
    const stock: PlantStock = { plant, atp: String(lead.atp) };
    if (lead.clearance !== undefined) stock.clearance = String(lead.clearance);
    if (lead.overrides.status === undefined && lead.clearance === undefined) stock.fastbox = String(lead.atp / 10);
    return stock;
  });
};

/** Stock at every plant of the material's markets; what is not stocked has none. */
export const stockOf = (
  { index, lifecycle, packing, price, markets }: Stocked,
  dates: readonly string[],
): PlantStock[] | undefined => {
  if (!lifecycle.stocked) return undefined;
  const plants = PLANTS.filter(({ market }) => markets.includes(market));
  if (index < LEADS.length) {
    return leadStock(
      index,
      plants.map(({ code }) => code),
    );
  }
  const most = price > 500_000 ? 40 : price > 50_000 ? 180 : price > 5_000 ? 900 : 4_900;
  return plants.map(({ code }, place) => {
    const key = index * PLANTS.length + place;
    const plant = code;
    if (lifecycle.status === '33') {
      return { plant, atp: String(roundedUp(below(60, key, PURPOSE.stockSize), packing.multiplum)) };
    }
    const size = unit(key, PURPOSE.stockSize);
    const full = roundedUp(20 + Math.floor(size * size * most), packing.multiplum);
    const stock: PlantStock = { plant, atp: String(full) };
    const chance = unit(key, PURPOSE.stock);
    if (lifecycle.clearance) {
      stock.clearance = String(roundedUp(Math.max(1, Math.floor(full / 4)), packing.multiplum));
      return stock;
    }
    const nearby = Math.floor(full / 4 / packing.multiplum) * packing.multiplum;
    if (chance < 0.12) stock.atp = '0';
    else if (nearby > 0 && price < 500_000 && unit(key, PURPOSE.fastbox) < 0.4) stock.fastbox = String(nearby);
    if (chance < 0.25) {
      const date = dates[below(LONGEST_WAIT, key, PURPOSE.incoming)];
      if (date !== undefined) stock.incoming = [{ date, quantity: String(full) }];
    }
    return stock;
  });
};
