export { beginVisit, type Caller, noteVisit, type Visit } from './begin-visit.ts';
export { findVisit, lockVisit, type PunchoutSession } from './find-visit.ts';
export { type Opened, openStart } from './open-start.ts';
