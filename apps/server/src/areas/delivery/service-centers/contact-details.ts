import type { Branch, ContactDetails } from '@grossist/contracts';
import type { Market } from '@grossist/domain';
import { ErpDoesNotAnswer } from '../../../gateways/erp/port.ts';
import type { DeliveryDeps } from '../deps.ts';
import { openWeekAt } from './opening.ts';
import { presentBranch } from './presenter.ts';

/** Returns contact details and a market's branches; `Branches` is null while the ERP is unavailable. [own-svc-03] */
export const contactDetails = ({ erp, contact, now = Date.now }: DeliveryDeps) => {
  const branchesOf = async (market: Market, signal: AbortSignal | undefined): Promise<Branch[] | null> => {
    try {
      const [centers, calendar] = await Promise.all([erp.serviceCenters(market, signal), erp.calendar(market, signal)]);
      const present = now();
      return centers.map((center) => presentBranch(center, openWeekAt(calendar, center, present)));
    } catch (error) {
      if (error instanceof ErpDoesNotAnswer) return null;
      throw error;
    }
  };
  return async (market: Market, signal?: AbortSignal): Promise<ContactDetails> => ({
    Market: market,
    CompanyName: contact?.companyName ?? '',
    Address: contact?.address ?? '',
    CompanyNumber: contact?.companyNumber ?? '',
    Email: contact?.email ?? '',
    Phone: contact?.phones.get(market) ?? '',
    Branches: await branchesOf(market, signal),
  });
};
