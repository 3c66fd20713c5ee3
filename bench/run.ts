import { print, type Results, save } from './report.ts';
import { measureAnalytics } from './suites/analytics.ts';
import { measureCarts } from './suites/cart.ts';
import { measureDocuments } from './suites/documents.ts';
import { measureFinding } from './suites/finding.ts';
import { measureImports } from './suites/imports.ts';
import { measureIndex } from './suites/index.ts';
import { measureOrdering } from './suites/orders.ts';
import { measureQuality } from './suites/quality.ts';
import { measureScreens } from './suites/screens.ts';
import { measureShop } from './suites/shop.ts';
import { measureValidation } from './suites/validation.ts';

/** What there is to measure, and the catalogues it is measured with unless the command names others. */
const SUITES = {
  shop: { measure: measureShop, sizes: [5000, 100_000] },
  cart: { measure: measureCarts, sizes: [5000] },
  orders: { measure: measureOrdering, sizes: [5000] },
  documents: { measure: measureDocuments, sizes: [8000] },
  validation: { measure: measureValidation, sizes: [5000] },
  finding: { measure: measureFinding, sizes: [300_000] },
  index: { measure: measureIndex, sizes: [100_000] },
  imports: { measure: measureImports, sizes: [100_000] },
  screens: { measure: measureScreens, sizes: [5000] },
  analytics: { measure: measureAnalytics, sizes: [5000] },
  quality: { measure: measureQuality, sizes: [5000] },
};

type Suite = keyof typeof SUITES;

const isSuite = (text: string): text is Suite => Object.hasOwn(SUITES, text);

const words = process.argv.slice(2);
const unknown = words.filter((word) => !isSuite(word) && !(Number(word) > 0));
if (unknown.length > 0) {
  console.error(`npm run bench -- [${Object.keys(SUITES).join('|')}]… [materials]…; not known: ${unknown.join(', ')}`);
  process.exit(1);
}
const named = words.filter(isSuite);
const wanted = words.map(Number).filter((size) => size > 0);
const results: Results = { measured: [], figures: [] };
for (const suite of named.length > 0 ? named : (['shop'] satisfies Suite[])) {
  const { measure, sizes } = SUITES[suite];
  for (const materials of wanted.length > 0 ? wanted : sizes) {
    console.log(`Measuring ${suite} with ${materials.toLocaleString('en-US')} materials …`);
    await measure(materials, results);
  }
}
print(results);
console.log(`\nWritten to ${await save(results)}`);
