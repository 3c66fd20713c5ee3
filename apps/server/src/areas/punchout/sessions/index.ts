export { beginVisit, type Caller, noteVisit, type Visit } from './begin-visit.ts';
export { findVisit, lockVisit, type PunchoutSession } from './find-visit.ts';
export { openStart } from './open-start.ts';
