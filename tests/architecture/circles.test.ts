import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** What each part imports, by part: an area, a feature, a folder beside them, or a file. */
type Graph = ReadonlyMap<string, ReadonlySet<string>>;

const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;
const STATIC_IMPORT = /(?:from|import)\s*'(\.[^']+)'/g;

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

/**
 * The graph of the imports below a folder, those of types too; files for which `partOf` returns undefined are left out.
 */
const graphOf = (folder: string, partOfFile: (file: string) => string | undefined, pattern = IMPORT): Graph => {
  const graph = new Map<string, Set<string>>();
  for (const file of sourcesBelow(folder)) {
    const part = partOfFile(file);
    if (part === undefined) continue;
    const imported = graph.get(part) ?? new Set();
    graph.set(part, imported);
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(pattern)) {
      const other = partOfFile(resolve(dirname(file), path));
      if (other !== undefined && other !== part) imported.add(other);
    }
  }
  return graph;
};

/** Areas or features and the folders beside them. */
const partsBelow = (folder: string, nested: string): Graph => graphOf(folder, (file) => partOf(folder, file, nested));

const filesBelow = (folder: string): Graph => graphOf(folder, (file) => relative('.', file));

/** The files of the pages: what they load by `import()` is left out, since a screen may open the part that loads it. */
const pageFiles = (): Graph => graphOf('apps/web/app', (file) => relative('.', file), STATIC_IMPORT);

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

/** The graph without parts that are in no circle, since they import nothing that is in one. */
const withoutLeaves = (graph: Graph): Graph => {
  const left = new Map([...graph].map(([part, imported]) => [part, new Set(imported)]));
  for (let removed = true; removed; ) {
    removed = false;
    for (const [part, imported] of left) {
      for (const other of imported) if (!left.has(other)) imported.delete(other);
      if (imported.size === 0) removed = left.delete(part);
    }
  }
  return left;
};

/** The parts that reach themselves through others, each circle sorted by name. */
const circlesIn = (whole: Graph): string[][] => {
  const graph = withoutLeaves(whole);
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
  const graph = partsBelow('apps/server/src', 'areas');
  expect(graph.size).toBeGreaterThan(20);
  expect(circlesIn(graph)).toEqual([]);
});

test('no features of the pages import one another in a circle', () => {
  const graph = partsBelow('apps/web/app', 'features');
  expect(graph.size).toBeGreaterThan(20);
  expect(circlesIn(graph)).toEqual([]);
});

test('no files of the server or of a package import one another in a circle', () => {
  const server = filesBelow('apps/server/src');
  expect(server.size).toBeGreaterThan(500);
  expect(circlesIn(server)).toEqual([]);
  for (const name of readdirSync('packages')) {
    const files = filesBelow(join('packages', name, 'src'));
    expect(files.size, name).toBeGreaterThan(3);
    expect(circlesIn(files), name).toEqual([]);
  }
});

test('no files of the pages import one another in a circle', () => {
  const files = pageFiles();
  expect(files.size).toBeGreaterThan(500);
  expect(circlesIn(files)).toEqual([]);
});

test('finds a cycle, without modules that only import it or are imported by it', () => {
  const graph = new Map([
    ['a', new Set(['b', 'leaf'])],
    ['b', new Set(['c'])],
    ['c', new Set(['a'])],
    ['leaf', new Set<string>()],
    ['importer', new Set(['a', 'leaf'])],
  ]);
  expect(circlesIn(graph)).toEqual([['a', 'b', 'c']]);
});
