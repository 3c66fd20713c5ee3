// Settings from the file `.env`, where there is one; what the environment sets already counts more.
import { existsSync } from 'node:fs';
import { root } from './layout.mjs';

export const loadEnvironment = () => {
  const file = `${root}/.env`;
  if (existsSync(file)) process.loadEnvFile(file);
};
