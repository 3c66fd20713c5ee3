/**
 * What goes wrong on demand. `lost`: what was asked is done, and the connection ends without an answer; `503-done`:
 * done, but reported as a failure; `slow`: answered after every timeout; `login-page`: HTML instead of an answer;
 * `csrf`: the token has ended; `number`: a decimal as a JSON number; `nonsense`: JSON of another kind.
 */
export type Fault =
  | 'lost'
  | '500'
  | '503'
  | '503-done'
  | '429'
  | 'slow'
  | 'csrf'
  | '401'
  | 'login-page'
  | 'number'
  | 'nonsense';

export type FaultTarget = 'create' | 'read' | 'batch' | 'token';

interface Planned {
  on: FaultTarget;
  fault: Fault;
}

/** Faults in the order in which they were planned, each for one request. */
export class Faults {
  readonly #planned: Planned[] = [];

  plan(on: FaultTarget, ...faults: readonly Fault[]): void {
    this.#planned.push(...faults.map((fault) => ({ on, fault })));
  }

  next(on: FaultTarget): Fault | undefined {
    const index = this.#planned.findIndex((each) => each.on === on);
    return index < 0 ? undefined : this.#planned.splice(index, 1)[0]?.fault;
  }
}
