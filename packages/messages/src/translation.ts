/** The texts of an area in another language: every key of the English ones, and no other. */
export type Translation<Source> = { readonly [Key in keyof Source]: string };
