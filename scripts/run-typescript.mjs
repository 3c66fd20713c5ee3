// Runs a TypeScript program of the repository (benchmarks, screenshots) after bundling it beside the build.
import { spawn } from 'node:child_process';
import { build } from 'esbuild';
import { ensureBuilt } from './ensure-built.mjs';
import { nodeSupports, nodeTarget, root, workspaceAliases } from './layout.mjs';
import { orExplain } from './or-explain.mjs';

const [program, ...rest] = process.argv.slice(2);
await orExplain(ensureBuilt);
const outfile = `${root}/build/programs/${program.replace(/\W+/g, '-')}.mjs`;
await build({
  entryPoints: [`${root}/${program}`],
  outfile,
  bundle: true,
  platform: 'node',
  target: nodeTarget,
  supported: nodeSupports,
  format: 'esm',
  sourcemap: 'inline',
  packages: 'external',
  alias: workspaceAliases,
  logLevel: 'warning',
});
const child = spawn(process.execPath, ['--enable-source-maps', outfile, ...rest], { stdio: 'inherit', cwd: root });
child.on('exit', (code, signal) => {
  process.exitCode = signal === null ? (code ?? 1) : 1;
});
