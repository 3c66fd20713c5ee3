/** Cards with price and button are higher; both are as high while they are on their way. */
export const cardHeight = (isSignedIn: boolean): string => (isSignedIn ? 'h-88' : 'h-64');

/** On a phone one card and the beginning of the next. */
export const CARD_WIDTH = 'w-52 tablet:w-56';
