export { type LearnFrom, learn } from './learn.ts';
export { openEmbeddedRecommender } from './open-embedded-recommender.ts';
