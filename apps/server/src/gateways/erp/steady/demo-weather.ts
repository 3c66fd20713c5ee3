import { sql } from 'kysely';
import type { Database, Listener } from '../../../db/index.ts';
import { WEATHERS, type Weather } from './weather.ts';

/** The demo's weather clears up by itself: nobody who comes later finds a shop without prices. */
const LASTS_MS = 10 * 60_000;

export interface DemoWeather {
  now(): Weather;
  /** Until when it stays as it is; undefined when it is fine. */
  until(): Date | undefined;
  /** Changes it for every process on this database. */
  set(weather: Weather): Promise<void>;
}

const weatherOf = (word: string): Weather => WEATHERS.find((weather) => weather === word) ?? 'fine';

/** The weather of a demo, as one row of the database has it; every process hears of a change. */
export const openDemoWeather = async (
  db: Database,
  events: Pick<Listener, 'subscribe'>,
  now: () => number = Date.now,
): Promise<DemoWeather> => {
  let weather: Weather = 'fine';
  let changedAt = 0;
  const read = async (): Promise<void> => {
    const row = await db.selectFrom('demo_weather').select(['weather', 'changed_at']).executeTakeFirst();
    weather = weatherOf(row?.weather ?? 'fine');
    changedAt = row?.changed_at.getTime() ?? 0;
  };
  await events.subscribe('demo_weather', { notified: read, resync: read });
  await read();
  const lasts = (): boolean => weather !== 'fine' && now() < changedAt + LASTS_MS;
  return {
    now: () => (lasts() ? weather : 'fine'),
    until: () => (lasts() ? new Date(changedAt + LASTS_MS) : undefined),
    set: async (next) => {
      const changed = new Date(now());
      await sql`insert into demo_weather (weather, changed_at) values (${next}, ${changed})
        on conflict (only_row) do update set weather = excluded.weather, changed_at = excluded.changed_at`.execute(db);
      weather = next;
      changedAt = changed.getTime();
    },
  };
};
