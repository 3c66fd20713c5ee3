/** Endings of files that may be uploaded. Section 5. */
export const UPLOAD_EXTENSIONS = ['jpg', 'jpeg', 'gif', 'png', 'csv'] as const;

const LONGEST_NAME = 200;
const LONGEST_SLUG = 60;
const WITH_EXTENSION = /^(.+)\.([a-z]+)$/i;

/**
 * Returns true for the name of a file that may be uploaded: one of the known endings, no path, no control characters.
 */
export const isUploadName = (name: string): boolean => {
  if (name.length > LONGEST_NAME || /[/\\\p{C}]/u.test(name) || name.startsWith('.')) return false;
  const extension = WITH_EXTENSION.exec(name)?.[2]?.toLowerCase();
  return UPLOAD_EXTENSIONS.some((each) => each === extension);
};

/** Returns the name without its ending as lower-case letters, digits and dashes: "Forside 2.PNG" is "forside-2". */
export const mediaSlug = (name: string): string => {
  const [, base = name] = WITH_EXTENSION.exec(name) ?? [];
  const ascii = base.normalize('NFKD').toLowerCase().replaceAll('æ', 'ae').replaceAll('ø', 'o').replaceAll('ß', 'ss');
  const slug = ascii
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG);
  return slug.replaceAll(/^-+|-+$/g, '') || 'file';
};
