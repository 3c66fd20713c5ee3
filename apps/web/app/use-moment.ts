import { marketFacts } from '@grossist/domain';
import { useFormat } from './i18n/index.ts';
import { useRootData } from './visitor.ts';

/** An instant of the wire as a clock in the reader's market showed it. */
export const useMoment = (): ((instant: string) => string) => {
  const format = useFormat();
  const { timeZone } = marketFacts(useRootData()?.user.market ?? 'DK');
  return (instant) => format.time(instant, timeZone);
};
