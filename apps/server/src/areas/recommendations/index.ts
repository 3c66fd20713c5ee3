/** What else a visitor may want, and what came of showing it. */

export { type RecommendationDeps, recommendationRoutes } from './routes.ts';
export { newRcsToken } from './track-add-to-cart.ts';
