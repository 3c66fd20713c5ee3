import { expect, test } from 'vitest';
import { questionsOf, type TheWorld } from './asking.ts';
import { aDocument } from './documents.ts';

export const freshnessContract = (world: TheWorld): void => {
  const { keys, facet } = questionsOf(world);
  const named = (key: string, name: string) => aDocument({ key, texts: { da: { name } }, features: { EF8: name } });

  test('applies additions, changes and deletions once the engine has caught up', async () => {
    await world().put(named('801', 'Boremaskine'), named('802', 'Boremaskine'));
    await world().engine.caughtUp();
    expect(await keys('boremaskine')).toEqual(['801', '802']);
    await world().put(named('801', 'Vinkelsliber'));
    await world().remove('802');
    await world().engine.caughtUp();
    expect(await keys('boremaskine')).toEqual([]);
    expect(await keys('vinkelsliber')).toEqual(['801']);
    expect((await facet('EF8', 'vinkelsliber'))?.values).toEqual([{ value: 'Vinkelsliber', count: 1 }]);
    await world().remove('801');
    await world().engine.caughtUp();
  });

  test('words of a class that are registered later count for materials that were there before', async () => {
    await world().put(aDocument({ key: '803', classCode: 'EC8', texts: { da: { name: 'Ting' } } }));
    await world().engine.caughtUp();
    expect(await keys('dimserne')).toEqual([]);
    await world().register({ kind: 'class', code: 'EC8', words: { da: ['dimser'] } });
    await world().engine.caughtUp();
    expect(await keys('dimserne')).toEqual(['803']);
    await world().remove('803');
    await world().engine.caughtUp();
  });

  test('finds the same after a rebuild, with changes during it', async () => {
    const before = await keys('', { sort: 'number' });
    await world().put(named('804', 'Hammer'));
    await world().engine.rebuild();
    expect(await keys('', { sort: 'number' })).toEqual([...before, '804'].sort());
    await world().remove('804');
    await world().engine.caughtUp();
    expect(await keys('', { sort: 'number' })).toEqual(before);
  });

  test('it is ready', () => {
    expect(world().engine.isReady()).toBe(true);
  });
};
