/** Rows at whose links the page asks which route they lead to: those of all others lead there too. */
const ASKED = 3;

/** For a link in a row of a long table: a row that comes into the page by scrolling has nothing asked for it. */
export const discoverAt = (place: number): 'render' | 'none' => (place < ASKED ? 'render' : 'none');
