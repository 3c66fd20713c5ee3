import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import openapiTs, { astToString } from 'openapi-typescript';
import { expect, onTestFinished, test } from 'vitest';
import { apiDocument, describedOperations } from '../../src/http/api-document/api-document.ts';

const run = promisify(execFile);
const require = createRequire(new URL('../../../../package.json', import.meta.url));
const compiler = join(dirname(require.resolve('typescript/package.json')), 'bin/tsc');

/** A program of an integrator: signs in, searches, adds what it found to the cart and orders it. */
const PROGRAM = `import type { components, operations } from './client.js';

type Schemas = components['schemas'];
type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : never;
type Sent<O extends keyof operations> = Json<NonNullable<operations[O]['requestBody']>>;
type Answered<O extends keyof operations> = operations[O]['responses'] extends { 200: infer Answer } ? Json<Answer> : never;

declare const call: <O extends keyof operations>(operation: O, body?: Sent<O>) => Promise<Answered<O>>;

export const order = async (): Promise<Schemas['CreateOrderResponse']> => {
  const context: Schemas['UserContext'] = await call('signIn', { email: 'buyer@example.com', password: 'secret' });
  if (!context.ableToCreateOrders) throw new Error('may not order');
  const { Documents } = await call('commerceSearch', { Query: 'cable' });
  const [found]: Schemas['SearchDocument'][] = Documents;
  if (found === undefined) throw new Error('nothing found');
  const added = await call('addToCart', { Code: found.Code, Quantity: found.MinQuantity });
  const quantity: number = added.LineQuantity;
  const cart: Schemas['Cart'] = await call('getCart');
  return call('createOrder', {
    Details: { CartId: cart.CartId, CartVersion: cart.Version },
    Items: cart.CartItems.map((item) => ({ MaterialNo: item.ItemSAPMaterialNumber, Quantity: quantity })),
  });
};

// A field that does not exist is an error.
// @ts-expect-error
export type NoField = Schemas['Cart']['NoSuchField'];
`;

test('a client generated from the document compiles under strict, with named types', async () => {
  const document = apiDocument(describedOperations, { version: '0.1.0' });
  const client = astToString(await openapiTs(JSON.stringify(document), { defaultNonNullable: false }));
  for (const name of ['Cart', 'CartItem', 'SearchDocument', 'PriceEntry', 'OrderDetails', 'Problem', 'UserContext'])
    expect(client).toMatch(new RegExp(`^ {8}${name}: `, 'm'));
  const folder = await mkdtemp(join(tmpdir(), 'grossist-client-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, 'client.d.ts'), client);
  await writeFile(join(folder, 'program.ts'), PROGRAM);
  const options = [
    '--ignoreConfig',
    '--strict',
    '--noEmit',
    '--module',
    'nodenext',
    '--target',
    'es2023',
    '--noUncheckedIndexedAccess',
  ];
  const { stdout } = await run(process.execPath, [compiler, ...options, join(folder, 'program.ts')]).catch(
    (error: { stdout: string }) => error,
  );
  expect(stdout).toBe('');
});
