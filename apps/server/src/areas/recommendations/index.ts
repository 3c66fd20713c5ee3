/** Recommendations, and tracking of their results. */

export { type RecommendationDeps, recommendationRoutes } from './routes.ts';
export { newRcsToken } from './tracking.ts';
