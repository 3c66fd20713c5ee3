/** How many searches are remembered. Section 9; with 0 none is. */
export const RECENT_LIMIT = 5;

const KEY = 'grossist-recent-searches';

/** A search put before the others, each once, truncated to the limit; unchanged when the limit is 0. Section 5. */
export const withSearch = (recent: readonly string[], query: string, limit: number): readonly string[] => {
  const wanted = query.trim();
  if (limit === 0 || wanted === '') return recent;
  const others = recent.filter((one) => one.toLowerCase() !== wanted.toLowerCase());
  return [wanted, ...others].slice(0, limit);
};

// The storage may be closed to this page, full, or filled by another version of it.
const stored = (): unknown => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
};

/** This browser's last searches, the newest first. */
export const recentSearches = (limit = RECENT_LIMIT): readonly string[] => {
  const known = stored();
  if (!Array.isArray(known)) return [];
  return known.filter((one): one is string => typeof one === 'string').slice(0, limit);
};

export const rememberSearch = (query: string, limit = RECENT_LIMIT): void => {
  if (limit === 0) return;
  try {
    localStorage.setItem(KEY, JSON.stringify(withSearch(recentSearches(limit), query, limit)));
  } catch {
    // A search that is not remembered is found all the same.
  }
};

export const forgetSearches = (): void => {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // What can't be reached was not remembered either.
  }
};
