import type { Database } from '../../db/index.ts';
import type { Erp } from '../../gateways/erp/port.ts';
import type { SearchEngine } from '../../gateways/search-engine/port.ts';
import type { FindSession } from '../../http/visit.ts';
import type { ReadCxml } from './cxml/cxml-reader.ts';
import type { PlaceLines } from './cxml/place-on-day.ts';
import type { FrameOrigins } from './framing.ts';

export interface PunchoutDeps {
  db: Database;
  erp: Erp;
  search: SearchEngine;
  findSession: FindSession;
  placeLines: PlaceLines;
  readCxml: ReadCxml;
  /** Failed sign-ins before the brake; 0 takes the brake off. */
  signInFailures: number;
  /** Where the shop is reached; absent: as the request says. */
  publicUrl: string | undefined;
  /** By the customer's code: origins whose pages may hold the shop in a frame. */
  frames: FrameOrigins;
  /** With a buyer's page of its own, to try everything with. */
  isDemo: boolean;
  /** Milliseconds since 1970; the system clock by default. */
  now?: () => number;
}
