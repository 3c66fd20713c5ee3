import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The migrations lie beside the built program, and in the database's folder of the sources. */
export const migrationsFolder = (): string => {
  const built = fileURLToPath(new URL('./migrations', import.meta.url));
  return existsSync(built) ? built : fileURLToPath(new URL('../../db/migrations', import.meta.url));
};
