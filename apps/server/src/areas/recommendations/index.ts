/** What else a visitor may want, and what came of showing it. */
export { newRcsToken } from './rcs-token.ts';
export { type RecommendationDeps, recommendationRoutes } from './routes.ts';
