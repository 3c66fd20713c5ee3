import type { Typescript } from '../port.ts';

export interface ToTypesetter {
  id: number;
  document: Typescript;
}

export type FromTypesetter = { id: number; pdf: Uint8Array } | { id: number; failure: string };
