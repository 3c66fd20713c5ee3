/** How the index is laid out, and how one takes the place of another. */
export {
  aliasOf,
  createIndex,
  finishIndex,
  indicesBehind,
  refresh,
  removeIndex,
  removeOthers,
  swap,
} from './indices.ts';
export { DEEPEST, LAYOUT, MOST_VARIATIONS } from './mapping.ts';
