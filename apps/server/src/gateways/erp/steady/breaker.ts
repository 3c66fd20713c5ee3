import { ErpDoesNotAnswer } from '../port.ts';
import type { Clock } from './clock.ts';

/** `closed`: asked as ever; `open`: not asked; `half-open`: one question tries. */
export type BreakerState = 'closed' | 'open' | 'half-open';

/** How a question ended; `neither` tells nothing of the ERP: the caller went away, or it was our fault. */
export type Outcome = 'answered' | 'silent' | 'neither';

export interface BreakerSettings {
  /** So many silences within the window, and at least half of what was asked in it, open the breaker. */
  failures: number;
  windowMs: number;
  /** How long nothing is asked before one question tries. */
  openMs: number;
}

/** The ERP was silent so often that it is not asked for a while. */
export class NotAsked extends ErpDoesNotAnswer {
  override name = 'NotAsked';
}

/** More would not change the decision. */
const MOST_REMEMBERED = 100;

/** Stops asking an ERP that does not answer, so that nobody waits for nothing and it can recover. */
export class Breaker {
  #state: BreakerState = 'closed';
  #recent: { at: number; isSilent: boolean }[] = [];
  #openedAt = 0;
  #isTrying = false;

  constructor(
    private readonly settings: BreakerSettings,
    private readonly clock: Clock,
    private readonly onChange: (state: BreakerState) => void,
  ) {}

  get state(): BreakerState {
    return this.#state;
  }

  /** Whether a question would be refused at present. */
  get refuses(): boolean {
    if (this.#state === 'closed') return false;
    return this.#isTrying || this.clock.now() - this.#openedAt < this.settings.openMs;
  }

  /**
   * Lets a question through; what it returns is told once how it ended.
   * @throws NotAsked while the breaker is open, or another question tries
   */
  enter(): (outcome: Outcome) => void {
    if (this.refuses) throw new NotAsked('The ERP did not answer of late and is not asked for a moment');
    if (this.#state === 'closed') return (outcome) => this.#note(outcome);
    this.#isTrying = true;
    this.#change('half-open');
    return (outcome) => this.#tried(outcome);
  }

  #note(outcome: Outcome): void {
    // What was asked before the breaker opened does not count for the time after.
    if (outcome === 'neither' || this.#state !== 'closed') return;
    const now = this.clock.now();
    this.#recent.push({ at: now, isSilent: outcome === 'silent' });
    if (outcome === 'answered' && this.#recent.length <= MOST_REMEMBERED) return;
    this.#recent = this.#recent.filter(({ at }) => now - at < this.settings.windowMs).slice(-MOST_REMEMBERED);
    const silences = this.#recent.filter(({ isSilent }) => isSilent).length;
    if (silences >= this.settings.failures && silences * 2 >= this.#recent.length) this.#open();
  }

  #tried(outcome: Outcome): void {
    this.#isTrying = false;
    if (outcome === 'silent') this.#open();
    if (outcome !== 'answered') return;
    this.#recent = [];
    this.#change('closed');
  }

  #open(): void {
    this.#openedAt = this.clock.now();
    this.#change('open');
  }

  #change(state: BreakerState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.onChange(state);
  }
}
