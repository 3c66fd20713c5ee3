/** Characters of a password: long enough not to be guessed, short enough to be hashed at once. */
export const SHORTEST_PASSWORD = 10;
export const LONGEST_PASSWORD = 200;
