/** More of one kit than this nobody packs. */
export const MOST_OF_A_KIT = 100;
