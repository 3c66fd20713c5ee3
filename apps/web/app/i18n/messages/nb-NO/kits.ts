import type { kits as source } from '../en-US/kits.ts';
import type { Translation } from '../translation.ts';

export const kits: Translation<typeof source> = {
  'kits.title': 'Smart kit',
};
