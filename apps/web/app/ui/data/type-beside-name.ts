/** What a type designation adds to the name it stands beside: nothing where the name says it already. */
export const typeBesideName = (name: string, typeDesignation: string): string =>
  name.includes(typeDesignation) ? '' : typeDesignation;
