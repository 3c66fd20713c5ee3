import type { CampaignRecord, MaterialAmendmentRecord } from '@grossist/catalogue-formats';
import { MARKETS, type Market } from '@grossist/domain';
import { campaignRecord } from '../data/offers.ts';
import { LEADS } from '../leads.ts';
import { listPrices, money, quotes } from '../prices.ts';
import { PURPOSE, unit } from '../random.ts';
import type { Schedule } from '../schedule.ts';
import { type PlannedMaterial, plannedMaterials } from './planned-material.ts';

/** Materials in a campaign, and from how many at the start of the demo they are chosen. */
const MOST_PRICES = 60;
const LOOKED_THROUGH = 2000;
const CAMPAIGN_SHARE = 0.04;
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
    if (unit(index, PURPOSE.campaign) >= CAMPAIGN_SHARE) continue;
    for (const { market, minorUnits, perQuantity } of quotes(product.ofClass, product.series, version, markets)) {
      const amount = money(Math.max(1, Math.round(minorUnits * FACTOR)));
      prices.get(market)?.push({ sapMaterialNumber: number, amount, perQuantity: String(perQuantity) });
    }
  }
  return MARKETS.map((market) =>
    campaignRecord(market, monthFrom(today, 0), monthFrom(today, 6), prices.get(market)?.slice(0, MOST_PRICES) ?? []),
  ).filter((campaign) => campaign.prices.length > 0);
};

const SCALED_SHARE = 0.06;
/** Packages from which the price falls, and to how much of it. */
const STEPS = [
  { packages: 10, factor: 0.95 },
  { packages: 50, factor: 0.88 },
] as const;

/** List prices that fall with the quantity, of some materials that are bought by the package. */
export const scalesOf = (material: PlannedMaterial, validFrom: string): MaterialAmendmentRecord[] => {
  const { index, number, product, version, packing, lifecycle, markets } = material;
  if (index < LEADS.length || lifecycle.status !== '10' || lifecycle.clearance) return [];
  if (unit(index, PURPOSE.scales) >= SCALED_SHARE) return [];
  const size = Math.max(packing.package, packing.min, 10);
  const quoted = quotes(product.ofClass, product.series, version, markets);
  return [
    {
      kind: 'material-amendment',
      sapMaterialNumber: number,
      listPrices: listPrices(quoted, validFrom).map((price, place) => ({
        ...price,
        scales: STEPS.map(({ packages, factor }) => ({
          fromQuantity: String(size * packages),
          amount: money(Math.max(1, Math.round((quoted[place]?.minorUnits ?? 0) * factor))),
        })),
      })),
    },
  ];
};
