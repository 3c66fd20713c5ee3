import { getOrder } from '@grossist/contracts';
import { useOperationQuery } from '../../api/index.ts';

const FRESH = 60_000;

/** One sent order; a 404 for what is absent or another company's. */
export const useOrder = (orderId: string, settings: { enabled?: boolean } = {}) =>
  useOperationQuery(getOrder, { params: { orderId } }, { staleTime: FRESH, ...settings });
