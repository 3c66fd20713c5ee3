import type { Typescript } from '../port.ts';

export type Format = 'pdf' | 'svg';

export interface ToTypesetter {
  id: number;
  document: Typescript;
  format: Format;
}

export type FromTypesetter = { id: number; file: Uint8Array } | { id: number; failure: string };
