import type { CampaignRecord } from '@grossist/catalogue-formats';
import { MARKETS, type Market } from '@grossist/domain';
import { campaignRecord } from '../data/offers.ts';
import { money } from '../decimals.ts';
import { LEADS } from '../leads.ts';
import { quotes } from '../prices.ts';
import { PURPOSE, unit } from '../random.ts';
import type { Schedule } from '../schedule.ts';
import { plannedMaterials } from './planned-material.ts';

/** Materials in a campaign, and from how many at the start of the demo they are chosen. */
const MOST = 60;
const LOOKED_THROUGH = 2000;
const SHARE = 0.04;
/** Of the list price: lower than most discounts. */
const FACTOR = 0.49;

/** The first day of the month so many months from a date. */
export const monthFrom = (today: string, months: number): string =>
  new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 + months, 1)).toISOString().slice(0, 10);

/** One campaign in each market, from this month for half a year. */
export const campaignRecords = (schedule: Schedule, today: string): CampaignRecord[] => {
  const prices = new Map<Market, CampaignRecord['prices'][number][]>(MARKETS.map((market) => [market, []]));
  for (const { index, number, product, version, lifecycle, markets } of plannedMaterials(schedule)) {
    if (index >= LOOKED_THROUGH) break;
    if (index < LEADS.length || lifecycle.status !== '10' || lifecycle.clearance) continue;
    if (unit(index, PURPOSE.campaign) >= SHARE) continue;
    for (const { market, minorUnits, perQuantity } of quotes(product.ofClass, product.series, version, markets)) {
      const amount = money(Math.max(1, Math.round(minorUnits * FACTOR)));
      prices.get(market)?.push({ sapMaterialNumber: number, amount, perQuantity: String(perQuantity) });
    }
  }
  return MARKETS.map((market) =>
    campaignRecord(market, monthFrom(today, 0), monthFrom(today, 6), prices.get(market)?.slice(0, MOST) ?? []),
  ).filter((campaign) => campaign.prices.length > 0);
};
