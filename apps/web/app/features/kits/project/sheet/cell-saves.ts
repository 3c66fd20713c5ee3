import type { Quantity } from '@grossist/domain';
import { ProblemError } from '../../../../api/index.ts';

/** A cell of the sheet: the quantity of one material in one kit. */
export interface CellPlace {
  kitId: string;
  sapMaterialNumber: string;
}

/** Names a cell in maps. */
export const cellKey = ({ kitId, sapMaterialNumber }: CellPlace): string => `${kitId} ${sapMaterialNumber}`;

/** A quantity as it is to be saved. */
export interface WantedCell extends CellPlace {
  /** Rounded to the packing rules; 0 removes the material from the kit. */
  quantity: Quantity;
  /** As it was typed. */
  requested: Quantity;
}

/** The state of an edited cell, until it shows its saved quantity. */
export type CellState = { wanted: WantedCell } & (
  | { kind: 'saving' }
  /** Saved, but not as it was typed. */
  | { kind: 'rounded' }
  | { kind: 'failed'; problem: ProblemError }
  /** Another tab changed the cell: its quantity is shown, and the typed one is offered again. */
  | { kind: 'conflict' }
);

export type CellStates = ReadonlyMap<string, CellState>;

interface CellSavesDeps {
  /** Saves cells, all or none, and shows the result. @throws ProblemError */
  send: (cells: readonly (WantedCell & { seen: Quantity })[]) => Promise<void>;
  /** Loads the sheet again. */
  reload: () => Promise<void>;
  /** Returns the quantity as last loaded or saved; undefined for a deleted kit. */
  savedQuantity: (place: CellPlace) => Quantity | undefined;
  onChange: (states: CellStates) => void;
}

interface Pending {
  wanted: WantedCell;
  /** What the user saw when the cell was changed. */
  seen: Quantity;
  attempts: number;
}

/** Cells of one call: the server takes twice as many. */
const MOST_CELLS = 1000;
const MOST_ATTEMPTS = 3;

const UNKNOWN = { title: 'Unknown failure', status: 0, code: 'unknown' };

/**
 * Saves edited cells by one call at a time; cells edited in the meantime are batched into the next call. A cell that
 * another tab changed becomes a conflict, the other cells of its call are sent again. [own-kit-07]
 */
export class CellSaves {
  readonly #deps: CellSavesDeps;
  readonly #pending = new Map<string, Pending>();
  #states = new Map<string, CellState>();
  #isSending = false;

  constructor(deps: CellSavesDeps) {
    this.#deps = deps;
  }

  get isBusy(): boolean {
    return this.#isSending || this.#pending.size > 0;
  }

  /** Shows cells immediately and saves them. `shown` returns the displayed quantity of a cell. */
  set(cells: readonly WantedCell[], shown: (place: CellPlace) => Quantity): void {
    const next = new Map(this.#states);
    for (const wanted of cells) {
      const key = cellKey(wanted);
      const before = this.#pending.get(key);
      this.#pending.set(key, { wanted, seen: before?.seen ?? shown(wanted), attempts: 0 });
      next.set(key, { kind: 'saving', wanted });
    }
    this.#show(next);
    void this.#flush();
  }

  /** Discards the typed quantity and shows the saved one. */
  discard(places: readonly CellPlace[]): void {
    const next = new Map(this.#states);
    for (const place of places) if (next.get(cellKey(place))?.kind !== 'saving') next.delete(cellKey(place));
    this.#show(next);
  }

  #show(states: Map<string, CellState>): void {
    this.#states = states;
    this.#deps.onChange(states);
  }

  async #flush(): Promise<void> {
    if (this.#isSending || this.#pending.size === 0) return;
    const batch = [...this.#pending].slice(0, MOST_CELLS);
    for (const [key] of batch) this.#pending.delete(key);
    this.#isSending = true;
    try {
      await this.#deps.send(batch.map(([, { wanted, seen }]) => ({ ...wanted, seen })));
      this.#editedAgain(batch, ({ wanted }) => wanted.quantity);
      this.#settle(batch, ({ wanted }) =>
        wanted.requested === wanted.quantity ? undefined : { kind: 'rounded', wanted },
      );
    } catch (error) {
      await this.#recover(batch, error);
    } finally {
      this.#isSending = false;
    }
    await this.#flush();
  }

  /** The last known saved quantities, for the conflict check of cells edited again during their save. */
  #editedAgain(batch: readonly [string, Pending][], held: (pending: Pending) => Quantity): void {
    for (const [key, pending] of batch) {
      const again = this.#pending.get(key);
      if (again) again.seen = held(pending);
    }
  }

  /** A cell that was edited again while it was sent keeps its new state. */
  #settle(
    batch: readonly [string, Pending][],
    stateOf: (pending: Pending, key: string) => CellState | undefined,
  ): void {
    const next = new Map(this.#states);
    for (const [key, pending] of batch) {
      if (this.#pending.has(key)) continue;
      const state = stateOf(pending, key);
      if (state) next.set(key, state);
      else next.delete(key);
    }
    this.#show(next);
  }

  async #recover(batch: readonly [string, Pending][], error: unknown): Promise<void> {
    const problem = error instanceof ProblemError ? error : new ProblemError(UNKNOWN);
    this.#editedAgain(batch, ({ seen }) => seen);
    const isOutdated = problem.status === 404 || problem.status === 409;
    if (isOutdated) await this.#deps.reload();
    this.#settle(batch, (pending, key): CellState | undefined => {
      const { wanted, seen, attempts } = pending;
      if (!isOutdated) return { kind: 'failed', wanted, problem };
      const saved = this.#deps.savedQuantity(wanted);
      if (saved === undefined || saved === wanted.quantity) return undefined;
      if (problem.code === 'changed-meanwhile' && saved !== seen) return { kind: 'conflict', wanted };
      if (problem.code === 'smart-kit-ordered' || attempts + 1 >= MOST_ATTEMPTS) {
        return { kind: 'failed', wanted, problem };
      }
      this.#pending.set(key, { wanted, seen, attempts: attempts + 1 });
      return { kind: 'saving', wanted };
    });
  }
}
