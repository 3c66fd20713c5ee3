import { ErpDoesNotAnswer } from '../port.ts';
import type { Clock } from './timeout.ts';

/** `closed`: calls pass; `open`: calls are rejected; `half-open`: one probe passes. */
export type BreakerState = 'closed' | 'open' | 'half-open';

/** How a call ended; `ignored` is no evidence about the ERP: the caller aborted, or the fault was ours. */
export type Outcome = 'success' | 'unavailable' | 'ignored';

export interface CircuitBreakerSettings {
  /** Failures within the window that open the breaker, if they are at least half of the calls in it. */
  failures: number;
  windowMs: number;
  /** Milliseconds for which an open breaker rejects every call, before it lets one probe pass. */
  openMs: number;
}

/** Thrown instead of calling the ERP while the breaker is open. */
export class CircuitOpen extends ErpDoesNotAnswer {
  override name = 'CircuitOpen';
}

/** More samples would not change the decision. */
const MOST_SAMPLES = 100;

/** Circuit breaker: rejects calls to an unavailable ERP, so that callers fail fast and the ERP can recover. */
export class CircuitBreaker {
  #state: BreakerState = 'closed';
  #samples: { at: number; isFailure: boolean }[] = [];
  #openedAt = 0;
  #isProbing = false;

  constructor(
    private readonly settings: CircuitBreakerSettings,
    private readonly clock: Clock,
    private readonly onChange: (state: BreakerState) => void,
  ) {}

  get state(): BreakerState {
    return this.#state;
  }

  /** True if a call would be rejected now. */
  get rejects(): boolean {
    if (this.#state === 'closed') return false;
    return this.#isProbing || this.clock.now() - this.#openedAt < this.settings.openMs;
  }

  /**
   * Admits a call; the returned function reports its outcome, once.
   * @throws CircuitOpen while the breaker is open or another call probes
   */
  enter(): (outcome: Outcome) => void {
    if (this.rejects) throw new CircuitOpen('The ERP is unavailable and is not called for a moment');
    if (this.#state === 'closed') return (outcome) => this.#sample(outcome);
    this.#isProbing = true;
    this.#change('half-open');
    return (outcome) => this.#probed(outcome);
  }

  #sample(outcome: Outcome): void {
    // Calls that began before the breaker opened do not count after it.
    if (outcome === 'ignored' || this.#state !== 'closed') return;
    const now = this.clock.now();
    this.#samples.push({ at: now, isFailure: outcome === 'unavailable' });
    if (outcome === 'success' && this.#samples.length <= MOST_SAMPLES) return;
    this.#samples = this.#samples.filter(({ at }) => now - at < this.settings.windowMs).slice(-MOST_SAMPLES);
    const failures = this.#samples.filter(({ isFailure }) => isFailure).length;
    if (failures >= this.settings.failures && failures * 2 >= this.#samples.length) this.#open();
  }

  #probed(outcome: Outcome): void {
    this.#isProbing = false;
    if (outcome === 'unavailable') this.#open();
    if (outcome !== 'success') return;
    this.#samples = [];
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
