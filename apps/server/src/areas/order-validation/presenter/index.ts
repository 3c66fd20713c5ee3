/** How validations are answered. */
export { type LineWords, presentLine, presentPrice, presentVariation } from './present-line.ts';
export { marketOf, presentFault, presentListed, presentValidation } from './present-validation.ts';
export { wordsFor, wordsWithoutCurrency } from './words.ts';
