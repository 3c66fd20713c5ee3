/** Who did what, when and from where; and what the shop keeps of people. */
export { auditedAnswers } from './audited-answers.ts';
export { type Act, noteAct } from './entry.ts';
export { auditRoutes } from './routes.ts';
