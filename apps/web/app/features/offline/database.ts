/** The IndexedDB database of the site app: each user's queue, and responses for offline reading. */
const NAME = 'grossist-offline';
const VERSION = 1;

export const QUEUE_STORE = 'queue';
export const ANSWER_STORE = 'answers';
/** Index of both stores on the owner. */
export const OWNER_INDEX = 'owner';

type Store = typeof QUEUE_STORE | typeof ANSWER_STORE;

const promised = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The database does not respond')));
  });

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = (): void => reject(transaction.error ?? new Error('The transaction was aborted'));
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', fail);
    transaction.addEventListener('error', fail);
  });

const open = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(NAME, VERSION);
  request.addEventListener('upgradeneeded', () => {
    const queue = request.result.createObjectStore(QUEUE_STORE, { keyPath: 'order', autoIncrement: true });
    queue.createIndex(OWNER_INDEX, 'owner');
    const answers = request.result.createObjectStore(ANSWER_STORE, { keyPath: ['owner', 'name'] });
    answers.createIndex(OWNER_INDEX, 'owner');
  });
  return promised(request);
};

let opened: Promise<IDBDatabase> | undefined;

const database = (): Promise<IDBDatabase> => {
  opened ??= open().then(
    (db) => {
      const reopenNext = (): void => {
        db.close();
        opened = undefined;
      };
      // A newer version of the shop in another tab waits for this one; storage may be cleared by the person.
      db.addEventListener('versionchange', reopenNext);
      db.addEventListener('close', reopenNext);
      return db;
    },
    (error: unknown) => {
      opened = undefined;
      throw error;
    },
  );
  return opened;
};

/**
 * Runs `work` in one transaction of a store and resolves when it is committed to disk, to the result of its request.
 * @throws when the browser refuses storage, as in some private windows
 */
export const inStore = async <T>(
  store: Store,
  mode: 'readonly' | 'readwrite',
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> => {
  const transaction = (await database()).transaction(store, mode, { durability: 'strict' });
  const done = finished(transaction);
  const [result] = await Promise.all([promised(work(transaction.objectStore(store))), done]);
  return result;
};

/**
 * Reads all values of an owner and applies what `change` returns (values to write, keys to delete) in one transaction:
 * other tabs wait.
 */
export const changeOfOwner = async (
  store: Store,
  owner: string,
  change: (found: readonly unknown[]) => { put: readonly unknown[]; remove: readonly IDBValidKey[] },
): Promise<void> => {
  const transaction = (await database()).transaction(store, 'readwrite', { durability: 'strict' });
  const done = finished(transaction);
  const objects = transaction.objectStore(store);
  const found: unknown[] = await promised(objects.index(OWNER_INDEX).getAll(owner));
  const { put, remove } = change(found);
  for (const key of remove) objects.delete(key);
  for (const value of put) objects.put(value);
  await done;
};
