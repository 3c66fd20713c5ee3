import { MARKETS, type Market } from '@grossist/domain';
import { z } from 'zod';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

const isSafe = (url: string): boolean => {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, username } = new URL(url);
  return (protocol === 'https:' || LOOPBACK.includes(hostname)) && username === '';
};

const isMarket = (text: string): text is Market => (MARKETS as readonly string[]).includes(text);

/** Whether events are collected, how long they are stored and whether they are forwarded. */
export const analyticsEnvironment = {
  /** Markets in which visitors are asked for consent, comma separated; `none` turns analytics off. */
  GROSSIST_ANALYTICS_MARKETS: z
    .string()
    .default(MARKETS.join(','))
    .transform((text) => (text.trim() === 'none' ? [] : text.split(',').map((each) => each.trim())))
    .refine((all) => all.every(isMarket), `must be some of ${MARKETS.join(', ')}, comma separated, or none`)
    .transform((all) => all.filter(isMarket)),
  /** Days for which events of persons are stored. */
  GROSSIST_ANALYTICS_DAYS: z.coerce.number().int().min(7).max(1100).default(90),
  /** Where events are forwarded to. */
  GROSSIST_ANALYTICS_FORWARD: z.enum(['none', 'mixpanel']).default('none'),
  /** Token of the project. */
  MIXPANEL_TOKEN: z.string().min(1).optional(),
  /** The ingestion host of the region in which the project stores its data. */
  MIXPANEL_URL: z
    .url({ protocol: /^https?$/ })
    .refine(isSafe, 'must begin with https://')
    .default('https://api-eu.mixpanel.com'),
  /** Milliseconds for one request to it. */
  GROSSIST_ANALYTICS_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(20_000),
};

const Environment = z.object(analyticsEnvironment);

export interface AnalyticsSettings {
  markets: readonly Market[];
  retentionDays: number;
  /** The project of Mixpanel that events are forwarded to; undefined: they are not. */
  mixpanel: { url: string; token: string; timeoutMs: number } | undefined;
}

/** @throws what `wrong` makes of a setting that is missing beside another */
export const analyticsSettings = (
  set: z.infer<typeof Environment>,
  wrong: (name: string, message: string) => Error,
): AnalyticsSettings => {
  const { MIXPANEL_TOKEN: token, MIXPANEL_URL: url, GROSSIST_ANALYTICS_TIMEOUT_MS: timeoutMs } = set;
  const isForwarded = set.GROSSIST_ANALYTICS_FORWARD === 'mixpanel';
  if (isForwarded && token === undefined)
    throw wrong('MIXPANEL_TOKEN', 'must be set for GROSSIST_ANALYTICS_FORWARD=mixpanel');
  return {
    markets: set.GROSSIST_ANALYTICS_MARKETS,
    retentionDays: set.GROSSIST_ANALYTICS_DAYS,
    mixpanel: isForwarded && token !== undefined ? { url, token, timeoutMs } : undefined,
  };
};
