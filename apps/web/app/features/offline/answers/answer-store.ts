import { ANSWER_STORE, changeOfOwner, inStore } from '../database.ts';

/** Limit for each user; the oldest are evicted. */
const MOST_ANSWERS = 60;

/** Characters of an answer as JSON; a longer one is not saved. */
const LONGEST_ANSWER = 2_000_000;

interface SavedAnswer {
  owner: string;
  name: string;
  /** Milliseconds since 1970. */
  at: number;
  /** The answer as JSON. */
  json: string;
}

const isSavedAnswer = (value: unknown): value is SavedAnswer =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'at' in value &&
  typeof value.at === 'number' &&
  'json' in value &&
  typeof value.json === 'string';

/** Saves an answer with the current time and evicts the owner's oldest. */
export const saveAnswer = async (owner: string, name: string, output: unknown): Promise<void> => {
  const json = JSON.stringify(output);
  if (json.length > LONGEST_ANSWER) return;
  const answer: SavedAnswer = { owner, name, at: Date.now(), json };
  await changeOfOwner(ANSWER_STORE, owner, (found) => {
    const others = found.filter(isSavedAnswer).filter((other) => other.name !== name);
    const evicted = others.toSorted((one, other) => other.at - one.at).slice(MOST_ANSWERS - 1);
    return { put: [answer], remove: evicted.map((old) => [owner, old.name]) };
  });
};

/** Returns an answer of the owner and when it was saved, in milliseconds since 1970. */
export const findAnswer = async (owner: string, name: string): Promise<{ output: unknown; at: number } | undefined> => {
  const found: unknown = await inStore(ANSWER_STORE, 'readonly', (store) => store.get([owner, name]));
  if (!isSavedAnswer(found)) return undefined;
  const output: unknown = JSON.parse(found.json);
  return { output, at: found.at };
};

/** Deletes the answers of all users. */
export const deleteAnswers = async (): Promise<void> => {
  await inStore(ANSWER_STORE, 'readwrite', (store) => store.clear());
};

/** Deletes the answers of all users but the owner. */
export const deleteAnswersOfOthers = async (owner: string): Promise<void> => {
  const keys = await inStore(ANSWER_STORE, 'readonly', (store) => store.getAllKeys());
  const hasOthers = keys.some((key) => Array.isArray(key) && key[0] !== owner);
  if (hasOthers) await deleteAnswers();
};
