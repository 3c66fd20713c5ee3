// The browser of the tests: an installed one, else one that is installed now. Says what it did.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { root } from './layout.mjs';

/** Has no windows of its own, and needs a third of the processor for what the others do; it plays no camera. */
const SMALL = ['chromium-headless-shell'];
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'msedge'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const onPath = (names) => {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
};

const firstThere = (files) => files.find((file) => file !== '' && existsSync(file));
const installedWhole = () => firstThere([...onPath(WHOLE), ...PLACES]);
const installed = () => {
  const whole = installedWhole();
  return firstThere([process.env.GROSSIST_BROWSER ?? '', ...(whole ? onPath(SMALL) : []), whole ?? '']);
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
  const install = (...names) =>
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...names, 'fonts-liberation']);
  const both = install('chromium', 'chromium-headless-shell');
  // An older Debian has no small one.
  return both.ok ? both.said : install('chromium').said;
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

/** The environment of the browser tests: the browser of most of them, and one that can do everything. @throws as `findBrowser` */
export const findBrowsers = async () => {
  const browser = await findBrowser();
  return { GROSSIST_BROWSER: browser, GROSSIST_WHOLE_BROWSER: installedWhole() ?? browser };
};
