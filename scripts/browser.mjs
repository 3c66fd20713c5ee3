// The browser of the tests: an installed one, else one that is installed now. Says what it did.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { root } from './layout.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'msedge'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const installed = () => {
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [process.env.GROSSIST_BROWSER ?? '', ...onPath, ...PLACES].find((file) => file !== '' && existsSync(file));
};

const run = (command, args) => {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return {
    ok: status === 0,
    said: `${stdout ?? ''}${stderr ?? ''}${error ?? ''}`.trim().split('\n').slice(-3).join('\n'),
  };
};

const installDebian = () => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !run('apt-get', ['--version']).ok) {
    return 'the Debian package needs root and apt-get';
  }
  run('apt-get', ['update', '-q']);
  return run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-liberation']).said;
};

const downloadWithLibrary = async () => {
  const cli = join(dirname(createRequire(`${root}/package.json`).resolve('playwright-core/package.json')), 'cli.js');
  const { said } = run(process.execPath, [cli, 'install', 'chromium']);
  const { chromium } = await import('playwright-core');
  return { file: existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined, said };
};

/** The browser's file. @throws when none can be had, with every reason. */
export const findBrowser = async () => {
  const found = installed();
  if (found !== undefined) {
    console.log(`Browser: ${found}`);
    return found;
  }
  console.log('No Chromium or Chrome is installed: installing one …');
  const debian = installDebian();
  const fromDebian = installed();
  if (fromDebian !== undefined) {
    console.log(`Browser: ${fromDebian} (the Debian package, installed now)`);
    return fromDebian;
  }
  const { file, said } = await downloadWithLibrary();
  if (file !== undefined) {
    console.log(`Browser: ${file} (downloaded now)`);
    return file;
  }
  throw new Error(`No browser can be had for the browser tests.\nDebian: ${debian}\nDownload: ${said}`);
};
