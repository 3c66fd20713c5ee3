// Builds the web app and packs its files once, so that the server need not at each request.
import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root } from './layout.mjs';

const run = promisify(execFile);
const web = `${root}/apps/web`;

const packAssets = async () => {
  const assets = join(web, 'build/client/assets');
  for (const name of await readdir(assets)) {
    if (!/\.(js|css|svg|wasm)$/.test(name)) continue;
    const content = await readFile(join(assets, name));
    await writeFile(join(assets, `${name}.gz`), await promisify(gzip)(content, { level: 9 }));
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
    await writeFile(join(assets, `${name}.br`), await promisify(brotliCompress)(content, quality));
  }
};

export const buildWeb = async () => {
  const bin = join(dirname(createRequire(`${web}/package.json`).resolve('@react-router/dev/package.json')), 'bin.js');
  try {
    await run(process.execPath, [bin, 'build'], {
      cwd: web,
      env: { ...process.env, NODE_ENV: 'production' },
      maxBuffer: 1 << 26,
    });
  } catch (error) {
    throw new Error(`The web app can't be built:\n${error.stdout ?? ''}${error.stderr ?? error}`, { cause: error });
  }
  await packAssets();
};
