/** The parts of a call's input, whatever the operation calls them inside. */
export interface RequestParts {
  params?: object;
  query?: object;
  body?: unknown;
}

const asText = (value: unknown): string[] => {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(asText);
  return [typeof value === 'string' ? value : JSON.stringify(value)];
};

/** "/api/lists/:id" with its parameters filled in and the query behind it; absent values are left out. */
export const addressOf = (path: string, { params = {}, query = {} }: RequestParts): string => {
  const values = new Map<string, unknown>(Object.entries(params));
  const filled = path.replace(/:([A-Za-z]+)/g, (_, name: string) =>
    encodeURIComponent(asText(values.get(name)).join(',')),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) for (const text of asText(value)) search.append(name, text);
  const suffix = search.toString();
  return suffix === '' ? filled : `${filled}?${suffix}`;
};
