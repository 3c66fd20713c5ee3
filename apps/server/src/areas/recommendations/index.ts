/** Recommendations, and tracking of their results. */

export { type RecommendationDeps, recommendationRoutes } from './routes.ts';
export { newRcsToken } from './track-add-to-cart.ts';
