/** What else may be wanted: rows of cards on the home page, beside a material and below the cart. */
export { CardRow, type CardRowProps } from './card-row.tsx';
export { LaterRecommendations, Recommendations, RowSkeleton } from './recommendations.tsx';
