/** The audit trail, and stored personal data with its erasure. */
export { auditedAnswers } from './audited-answers.ts';
export { type Act, noteAct, notingAct } from './entry.ts';
export { erasedAmong, type HashEmail, hashEmailBy, openErasedPeopleKey } from './erased-people.ts';
export { auditRoutes } from './routes.ts';
