/**
 * A number as people and files write it, made comparable: without spaces, dashes, dots and leading zeros. A number
 * of nothing but zeros stays "0". Letters keep their case.
 */
export const normaliseNumber = (text: string): string => {
  const bare = text.replaceAll(/[\s.\-\u2010-\u2015\u2212]/g, '');
  const significant = bare.replace(/^0+/, '');
  return significant === '' && bare !== '' ? '0' : significant;
};
