const DAY = 86_400_000;

/** The weekday `days` after a calendar date; what falls on a weekend comes the Monday after. */
export const workingDayAfter = (today: string, days: number): string => {
  const start = Date.parse(`${today}T00:00:00Z`);
  if (Number.isNaN(start)) throw new Error(`not a calendar date: ${today}`);
  const date = new Date(start + days * DAY);
  const weekday = date.getUTCDay();
  const shift = weekday === 6 ? 2 : weekday === 0 ? 1 : 0;
  return new Date(date.getTime() + shift * DAY).toISOString().slice(0, 10);
};
