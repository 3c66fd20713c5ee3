import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** What each part imports, by part: an area, a feature, or a folder beside them. */
type Graph = ReadonlyMap<string, ReadonlySet<string>>;

const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

const sourcesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && !file.includes('+types'))
    .map((file) => join(folder, file));

/** "areas/cart" or "http" for a file below the folder; undefined for a file that lies in it. */
const partOf = (folder: string, file: string, nested: string): string | undefined => {
  const [first, second, ...rest] = relative(folder, file).split('/');
  if (first === undefined || second === undefined) return undefined;
  return first === nested && rest.length > 0 ? `${first}/${second}` : first;
};

const graphOf = (folder: string, nested: string): Graph => {
  const graph = new Map<string, Set<string>>();
  for (const file of sourcesBelow(folder)) {
    const part = partOf(folder, file, nested);
    if (part === undefined) continue;
    const imported = graph.get(part) ?? new Set();
    graph.set(part, imported);
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const other = partOf(folder, resolve(dirname(file), path), nested);
      if (other !== undefined && other !== part) imported.add(other);
    }
  }
  return graph;
};

const reachable = (graph: Graph, from: string): Set<string> => {
  const found = new Set<string>();
  const open = [...(graph.get(from) ?? [])];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    if (found.has(part)) continue;
    found.add(part);
    open.push(...(graph.get(part) ?? []));
  }
  return found;
};

/** The parts that reach themselves through others, each circle sorted by name. */
const circlesIn = (graph: Graph): string[][] => {
  const circles = new Map<string, string[]>();
  for (const part of graph.keys()) {
    const reached = reachable(graph, part);
    if (!reached.has(part)) continue;
    const circle = [...reached].filter((other) => reachable(graph, other).has(part)).toSorted();
    circles.set(circle.join(' '), circle);
  }
  return [...circles.values()];
};

test('no areas of the server import one another in a circle', () => {
  const graph = graphOf('apps/server/src', 'areas');
  expect(graph.size).toBeGreaterThan(20);
  expect(circlesIn(graph)).toEqual([]);
});

test('no features of the pages import one another in a circle', () => {
  const graph = graphOf('apps/web/app', 'features');
  expect(graph.size).toBeGreaterThan(20);
  expect(circlesIn(graph)).toEqual([]);
});
