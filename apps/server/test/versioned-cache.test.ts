import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { VersionedCache } from '../src/versioned-cache.ts';

/** Data with a version, whose loads wait until they are released. */
const aSource = () => {
  let version: number | undefined = 1;
  let loads = 0;
  const waiting: (() => void)[] = [];
  return {
    versionNow: () => version,
    change: () => {
      version = (version ?? 0) + 1;
    },
    stopNotifying: () => {
      version = undefined;
    },
    loads: () => loads,
    load: async () => {
      loads += 1;
      const loaded = `version ${version}`;
      await new Promise<void>((resolve) => waiting.push(resolve));
      return loaded;
    },
    loadAtOnce: async () => {
      loads += 1;
      return `version ${version}`;
    },
    release: async () => {
      // Loads begin after the version was read.
      await Promise.resolve();
      await Promise.resolve();
      for (const resolve of waiting.splice(0)) resolve();
    },
  };
};

const aCache = (maxSize = 100) => new VersionedCache<string>({ maxSize });

describe('get', () => {
  test('loads a value once while the version is unchanged', async () => {
    const [cache, source] = [aCache(), aSource()];
    expect(await cache.get('a', source.versionNow, source.loadAtOnce)).toBe('version 1');
    expect(await cache.get('a', source.versionNow, source.loadAtOnce)).toBe('version 1');
    expect(source.loads()).toBe(1);
    source.change();
    expect(await cache.get('a', source.versionNow, source.loadAtOnce)).toBe('version 2');
    expect(source.loads()).toBe(2);
  });

  test('concurrent calls share one load', async () => {
    const [cache, source] = [aCache(), aSource()];
    const calls = [1, 2, 3].map(() => cache.get('a', source.versionNow, source.load));
    await source.release();
    expect(await Promise.all(calls)).toEqual(['version 1', 'version 1', 'version 1']);
    expect(source.loads()).toBe(1);
  });

  test('does not cache a value whose version changed during the load, nor share it with later calls', async () => {
    const [cache, source] = [aCache(), aSource()];
    const before = cache.get('a', source.versionNow, source.load);
    await Promise.resolve();
    source.change();
    const after = cache.get('a', source.versionNow, source.load);
    await source.release();
    expect(await Promise.all([before, after])).toEqual(['version 1', 'version 2']);
    expect(await cache.get('a', source.versionNow, source.loadAtOnce)).toBe('version 2');
    expect(source.loads()).toBe(2);
  });

  test('caches nothing where changes are not notified', async () => {
    const [cache, source] = [aCache(), aSource()];
    source.stopNotifying();
    await cache.get('a', source.versionNow, source.loadAtOnce);
    await cache.get('a', source.versionNow, source.loadAtOnce);
    expect([source.loads(), cache.size]).toEqual([2, 0]);
  });

  test('rejects as the load does, and loads again', async () => {
    const [cache, source] = [aCache(), aSource()];
    await expect(cache.get('a', source.versionNow, () => Promise.reject(new Error('unavailable')))).rejects.toThrow(
      'unavailable',
    );
    expect(await cache.get('a', source.versionNow, source.loadAtOnce)).toBe('version 1');
  });
});

describe('getMany', () => {
  const loadFrom =
    (calls: (readonly string[])[], version: () => number | undefined) => async (missing: readonly string[]) => {
      calls.push(missing);
      return new Map(missing.filter((key) => key !== 'unknown').map((key) => [key, `${key} ${version()}`]));
    };

  test('loads missing values by one call, and none when all are cached', async () => {
    const [cache, source] = [aCache(), aSource()];
    const calls: (readonly string[])[] = [];
    const load = loadFrom(calls, source.versionNow);
    await cache.getMany(['a', 'unknown'], source.versionNow, load);
    expect([...(await cache.getMany(['a', 'b'], source.versionNow, load))]).toEqual([
      ['a', 'a 1'],
      ['b', 'b 1'],
    ]);
    await cache.getMany(['b', 'a'], source.versionNow, load);
    expect(calls).toEqual([['a', 'unknown'], ['b']]);
  });

  test('does not cache values whose version changed during the load', async () => {
    const [cache, source] = [aCache(), aSource()];
    await cache.getMany(['a'], source.versionNow, async () => {
      source.change();
      return new Map([['a', 'old or new']]);
    });
    expect(cache.size).toBe(0);
  });
});

test('evicts the least recently used entries beyond its size, and does not cache larger values (property)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat({ max: 12 }), { maxLength: 60 }), async (lengths) => {
      const cache = new VersionedCache<string>({ maxSize: 30, sizeOf: (text) => text.length + 1 });
      for (const [index, length] of lengths.entries()) {
        const text = 'x'.repeat(length * 4);
        expect(
          await cache.get(
            String(index),
            () => 1,
            async () => text,
          ),
        ).toBe(text);
        expect(cache.size).toBeLessThanOrEqual(30);
        let loads = 0;
        await cache.get(
          String(index),
          () => 1,
          async () => {
            loads += 1;
            return text;
          },
        );
        expect(loads).toBe(text.length + 1 > 30 ? 1 : 0);
      }
    }),
  );
});

test('never returns a value of an older version than at the time of the call (property)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.constantFrom('get', 'getMany', 'change'), { maxLength: 30 }),
      async (scheduler, steps) => {
        const cache = new VersionedCache<number>({ maxSize: 10 });
        let version = 0;
        const load = async (): Promise<number> => {
          const loaded = version;
          await scheduler.schedule(Promise.resolve());
          return loaded;
        };
        const calls = steps.map(async (step) => {
          await scheduler.schedule(Promise.resolve());
          if (step === 'change') {
            version += 1;
            return;
          }
          const atCall = version;
          const value =
            step === 'get'
              ? await cache.get('key', () => version, load)
              : (
                  await cache.getMany(
                    ['key'],
                    () => version,
                    async () => new Map([['key', await load()]]),
                  )
                ).get('key');
          expect(value).toBeGreaterThanOrEqual(atCall);
        });
        await scheduler.waitFor(Promise.all(calls));
      },
    ),
  );
});
