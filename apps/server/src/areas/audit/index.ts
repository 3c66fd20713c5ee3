/** Who did what, when and from where; and what the shop keeps of people. */
export { auditedAnswers } from './audited-answers.ts';
export { type Act, noteAct, notingAct } from './entry.ts';
export { erasedAmong, type HashEmail, hashEmailBy, openErasedPeopleKey } from './erased-people.ts';
export { auditRoutes } from './routes.ts';
