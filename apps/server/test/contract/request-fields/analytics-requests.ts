import * as calls from '@grossist/contracts';
import { anAnalyticsEvent, anEmptySearchEvent, aSearchEvent } from '../../support/an-analytics-event.ts';
import type { Client } from '../../support/client.ts';
import type { RichScene } from '../rich-scene.ts';
import type { Requests } from './prepare.ts';

const someEvents = async (client: Client, { material, cable }: RichScene): Promise<void> => {
  const placement = 'product' as const;
  const [one, other] = [material.sapMaterialNumber, cable.sapMaterialNumber].toSorted();
  await client.answer(calls.trackEvents, {
    query: { consent: 'true' },
    body: [
      aSearchEvent('plug'),
      aSearchEvent('plug'),
      aSearchEvent('kabel', { locale: 'da-DK' }),
      anEmptySearchEvent('rohr', { locale: 'de-DE' }),
      anEmptySearchEvent('rohr', { locale: 'de-DE' }),
      anEmptySearchEvent('rohr', { locale: 'de-DE' }),
      anAnalyticsEvent('product_viewed', { material: one ?? '', placement: 'search' }),
      anAnalyticsEvent('added_to_cart', { material: other ?? '', placement, quantity: 2 }),
      anAnalyticsEvent('material_ordered', { material: other ?? '', placement, quantity: 2 }),
    ],
  });
};

const seen =
  (query: Record<string, string>) =>
  async (scene: RichScene, client: Client): Promise<{ query: Record<string, string> }> => {
    await someEvents(client, scene);
    return { query };
  };

/** Requests in which the fields of analytics have an effect. */
export const analyticsRequests: Requests = {
  getSearchReport: [seen({})],
  getSalesReport: [seen({}), seen({ by: 'material' })],
  getFunnelReport: [seen({})],
  engageProfiles: [
    () => ({
      query: { consent: 'true' },
      body: [
        {
          $token: calls.ANALYTICS_TOKEN,
          $distinct_id: '6b1f3c52-53a4-4f0e-9d4a-6c6a2f1f8f10',
          $set: { locale: 'da-DK' },
        },
      ],
    }),
  ],
};
