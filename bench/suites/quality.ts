import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { demoPurchases } from '@grossist/demo';
import { migrate, openDatabase } from '../../apps/server/src/db/index.ts';
import { heldOut, storePurchases } from '../../apps/server/test/support/held-out.ts';
import { type CaseKind, TARGETS } from '../../packages/search-index/quality/cases.ts';
import { demoCases } from '../../packages/search-index/quality/demo-cases.ts';
import { catalogueOf } from '../../packages/search-index/quality/demo-catalogue.ts';
import { realCases, realIndex, realMaterials } from '../../packages/search-index/quality/real-files.ts';
import { type QualityReport, runQuality, shareOf } from '../../packages/search-index/quality/run-quality.ts';
import type { Results } from '../report.ts';

const DATA = '../shared/data';
const TODAY = '2026-11-21';
const HELD_OUT_FROM = '2026-10-21';
const FAILURES_SHOWN = 40;

const KINDS = Object.keys(TARGETS) as CaseKind[];

const tell = (of: string, report: QualityReport, results: Results): void => {
  for (const kind of KINDS) {
    const cases = report.shares.filter((share) => share.kind === kind).reduce((sum, share) => sum + share.cases, 0);
    if (cases === 0) continue;
    results.figures.push({
      name: `found, ${of}: ${kind} (${cases} cases)`,
      value: shareOf(report, kind) * 100,
      unit: `% of ${TARGETS[kind] * 100}`,
    });
  }
  for (const { case: missed, found } of report.failures.slice(0, FAILURES_SHOWN)) {
    console.log(`  missed, ${of}: ${missed.kind} ${missed.language} "${missed.query}" gave ${found.join(' ')}`);
  }
};

const quiet = { info: () => undefined, warn: () => undefined, error: console.error };

const measureRecommendations = async (materials: number, results: Results): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'grossist-bench-'));
  // PostgreSQL's own user has to get in, where the bench runs as root.
  await chmod(folder, 0o755);
  const { db, pool, close } = await openDatabase({ dataDirectory: folder }, quiet);
  try {
    await migrate(pool, resolve('apps/server/src/db/migrations'));
    const purchases = [...demoPurchases({ materials, today: TODAY })];
    await storePurchases(db, purchases);
    const { cases, boughtTogether, boughtOften } = await heldOut(db, purchases, HELD_OUT_FROM);
    const share = (name: string, found: number): void => {
      results.figures.push({
        name: `a hidden order line among ten ${name} (${cases} lines)`,
        value: (found / cases) * 100,
        unit: '%',
      });
    };
    share('recommended', boughtTogether);
    share('most popular', boughtOften);
  } finally {
    await close();
    await rm(folder, { recursive: true, force: true });
  }
};

/** How often the right material is found, by kind; how often a line taken from an order is recommended. */
export const measureQuality = async (materials: number, results: Results): Promise<void> => {
  const demo = catalogueOf(materials);
  tell(`demo of ${materials.toLocaleString('en-US')}`, runQuality(demo.index, demoCases(demo.materials)), results);
  if (existsSync(DATA)) {
    const real = await realMaterials(DATA);
    tell('real files', runQuality(realIndex(real), realCases(real)), results);
  } else {
    console.log(`  without ${DATA} the real files are not asked`);
  }
  await measureRecommendations(materials, results);
};
