/** Lines of the largest cart. */
export const MOST_LINES = 2000;
