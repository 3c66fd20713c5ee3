import type { Plugin } from 'vite';

const TEXTS = /\/node_modules\/react-(?:aria|stately|aria-components)\/.*\/intl\/.*\/([a-z]{2}-[A-Z]{2})\.m?js$/;
const SPOKEN = new Set(['en-US', 'nl-NL', 'sv-SE', 'da-DK', 'nb-NO', 'de-DE']);

/** Leaves the texts of react-aria in the shop's languages only: it brings over thirty. Faroese reads the Danish ones. */
export const ariaLanguages = (): Plugin => ({
  name: 'grossist:aria-languages',
  enforce: 'pre',
  load(id) {
    const language = TEXTS.exec(id)?.[1];
    return language && !SPOKEN.has(language) ? 'export default {};' : undefined;
  },
});
