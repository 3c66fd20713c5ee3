import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';

const require = createRequire(import.meta.url);
const oxlint = (): string => {
  const manifest = require.resolve('oxlint/package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin.oxlint);
};

const written: string[] = [];

/** What the linter says of a file at this place with this one line. */
const lint = (file: string, line: string): string => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${line}\n`);
  written.push(file);
  const { stdout, stderr } = spawnSync(process.execPath, [oxlint(), '--format', 'unix', file], { encoding: 'utf8' });
  return `${stdout}${stderr}`;
};

afterEach(() => {
  for (const file of written.splice(0)) rmSync(file, { force: true });
});

const RULE = 'no-restricted-imports';

describe('the walls of the house', () => {
  test.each([
    ['the domain imports nothing', 'packages/domain/src/wall.probe.ts', "export { z } from 'zod';"],
    ['the drawings import nothing', 'packages/product-drawings/src/wall.probe.ts', "export * from '@grossist/domain';"],
    ['contracts know only the domain', 'packages/contracts/src/wall.probe.ts', "export * from '@grossist/demo';"],
    [
      'an area is entered by its index.ts',
      'apps/server/src/areas/cart/wall.probe.ts',
      "export * from '../orders/write-order.ts';",
    ],
    [
      'an area is entered by its index.ts from a command too',
      'apps/server/src/areas/cart/commands/wall.probe.ts',
      "export * from '../../identity/queries/find-session.ts';",
    ],
    [
      'adapters are imported by the composition root alone',
      'apps/server/src/areas/cart/wall.probe.ts',
      "export * from '../../gateways/erp/embedded/index.ts';",
    ],
    [
      'adapters of systems outside are imported by the composition root alone',
      'apps/server/src/areas/cart/wall.probe.ts',
      "export * from '../../gateways/search-engine/opensearch/index.ts';",
    ],
    ['the web app never imports the server', 'apps/web/app/wall.probe.ts', "export * from '../../server/src/shop.ts';"],
    [
      'features do not know each other’s insides',
      'apps/web/app/features/cart/wall.probe.ts',
      "export * from '../search/search-route.tsx';",
    ],
  ])('%s', (_, file, line) => {
    expect(lint(file, line)).toContain(RULE);
  });

  test.each([
    ['the domain’s own files', 'packages/domain/src/wall.probe.ts', "export * from './markets.ts';"],
    ['another area’s index.ts', 'apps/server/src/areas/cart/wall.probe.ts', "export * from '../identity/index.ts';"],
    ['the own area', 'apps/server/src/areas/cart/commands/wall.probe.ts', "export * from '../presenter.ts';"],
    ['a port', 'apps/server/src/areas/cart/wall.probe.ts', "export * from '../../gateways/erp/port.ts';"],
    ['another feature’s index.ts', 'apps/web/app/features/cart/wall.probe.ts', "export * from '../shell/index.ts';"],
  ])('let through %s', (_, file, line) => {
    expect(lint(file, line)).not.toContain(RULE);
  });
});
