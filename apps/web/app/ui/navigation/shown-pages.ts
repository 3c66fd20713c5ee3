/** First and last page and those around the present one; undefined where some are left out. */
export const shownPages = (page: number, pageCount: number): (number | undefined)[] => {
  const near = [1, page - 1, page, page + 1, pageCount].filter((shown) => shown >= 1 && shown <= pageCount);
  const shown = [...new Set(near)].sort((left, right) => left - right);
  return shown.flatMap((one, place) => {
    const before = shown[place - 1];
    if (before === undefined || one - before === 1) return [one];
    // A gap of one page is as short as its number.
    return one - before === 2 ? [one - 1, one] : [undefined, one];
  });
};
