import { openMixpanel } from '../gateways/analytics/mixpanel/index.ts';
import type { AnalyticsForwarder } from '../gateways/analytics/port.ts';
import type { Settings } from '../settings.ts';

/** Selects who else gets the events: Mixpanel, or nobody (undefined). */
export const chosenForwarder = ({ analytics: { mixpanel } }: Settings): AnalyticsForwarder | undefined =>
  mixpanel && openMixpanel({ ...mixpanel, fetch });
