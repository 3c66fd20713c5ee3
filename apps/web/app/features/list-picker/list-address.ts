/** The address hash of a list is `listId-{id}`. [section 2, "Variation lists page"] */
const PREFIX = '#listId-';

/** Path of the page that shows a list, without its locale. */
export const pathOfList = (id: string): string => `/lists${PREFIX}${id}`;

/** Returns the id of the list that an address hash names; undefined when it names none. */
export const listIdIn = (hash: string): string | undefined =>
  hash.startsWith(PREFIX) && hash.length > PREFIX.length ? hash.slice(PREFIX.length) : undefined;
