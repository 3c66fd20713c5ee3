// `npm run dev`: the shop behind a page server with hot reload. A change of the server bundles it anew and restarts it; a
// change of a page is shown at once. The demo and its database are kept between starts.
import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { context } from 'esbuild';
import { servePages } from './dev-pages.mjs';
import { ensureBuilt } from './ensure-built.mjs';
import { loadEnvironment } from './environment.mjs';
import { root } from './layout.mjs';
import { orExplain } from './or-explain.mjs';
import { copyMigrations, serverBuild } from './server-build.mjs';

loadEnvironment();
const port = Number(process.env.PORT ?? 3000);
const shopPort = Number(process.env.GROSSIST_DEV_SHOP_PORT ?? port + 1);
const debugPort = process.env.GROSSIST_DEV_INSPECT;

let shop;
let isStopping = false;

const startShop = () => {
  const inspect = debugPort === undefined ? [] : [`--inspect=127.0.0.1:${debugPort}`];
  const child = spawn(process.execPath, [...inspect, '--enable-source-maps', `${root}/scripts/run-built.mjs`], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: String(shopPort), HOST: '127.0.0.1' },
  });
  shop = child;
  child.once('exit', (code) => {
    if (child === shop && !isStopping)
      console.log(`The shop ended (${code ?? 'killed'}); it starts again after the next change`);
  });
};

const stopShop = () =>
  new Promise((resolve) => {
    if (shop === undefined || shop.exitCode !== null || shop.signalCode !== null) return resolve();
    const stopped = shop;
    shop = undefined;
    stopped.once('exit', resolve);
    stopped.kill('SIGTERM');
  });

/** One restart after the other, however quickly changes come. */
let restarting = Promise.resolve();
const restart = () => {
  restarting = restarting.then(async () => {
    if (isStopping) return;
    await stopShop();
    await copyMigrations();
    startShop();
  });
};

// The shop loads the built pages too; a build that is a little old does, since pages come from here.
await orExplain(() => ensureBuilt({ orOlder: true }));
await mkdir(`${root}/build`, { recursive: true });
const pages = await orExplain(() => servePages({ port, shopPort }));
const bundler = await context({
  ...serverBuild,
  plugins: [
    {
      name: 'restart',
      setup: (build) => {
        build.onEnd(({ errors }) => {
          if (errors.length === 0) restart();
        });
      },
    },
  ],
});
await bundler.watch();
console.log(`Pages with hot reload: http://127.0.0.1:${port}/ (the shop itself at ${shopPort})`);

const stopAll = async () => {
  isStopping = true;
  await Promise.all([bundler.dispose(), pages.close(), restarting.then(stopShop)]);
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stopAll());
