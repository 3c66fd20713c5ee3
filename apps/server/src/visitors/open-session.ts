import type { Person } from './visitor.ts';

/** Whose pages may hold the shop in a frame, for one session. */
export interface Frame {
  /** "https://srm.nord.example", at least one. */
  origins: readonly string[];
  /** The frame is of another site, where browsers give no cookies back that are not made for it. */
  isCrossSite: boolean;
}

export interface OpenSession {
  person: Person;
  antiForgeryToken: string;
  /** Whose pages may hold the shop in a frame; absent: nobody's. */
  frame?: Frame;
}
