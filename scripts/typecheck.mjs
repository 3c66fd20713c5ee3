// Types of everything: the repository's own, the web app's with the route types that its framework writes, and its service
// worker's. Arguments are given to the compiler.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from './layout.mjs';

const run = (args, cwd = root) => spawnSync(process.execPath, args, { cwd, stdio: 'inherit' }).status ?? 1;

const packageFolder = (name, from) => dirname(createRequire(`${from}/package.json`).resolve(`${name}/package.json`));
const web = `${root}/apps/web`;
const tsc = join(packageFolder('typescript', root), 'bin/tsc');

const compile = (project) => run([tsc, '-p', project, '--noEmit', ...process.argv.slice(2)]);

const failed = [
  run([join(packageFolder('@react-router/dev', web), 'bin.js'), 'typegen'], web),
  compile(root),
  compile(web),
  compile(`${web}/service-worker`),
].some((status) => status !== 0);
process.exitCode = failed ? 1 : 0;
