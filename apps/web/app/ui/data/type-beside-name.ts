/** Returns a type designation to show beside a name; empty when the name contains it. */
export const typeBesideName = (name: string, typeDesignation: string): string =>
  name.includes(typeDesignation) ? '' : typeDesignation;
