/**
 * Queues requests by id: one at a time, so that an older one can't overwrite a newer one, and only the last of those
 * that wait is sent. Requests with different ids don't wait for each other. `send` handles its failures itself;
 * `isLast` tells it whether its request is still the latest.
 */
export const inTurn = <Request>(
  idOf: (request: Request) => string,
  send: (request: Request, isLast: () => boolean) => Promise<void>,
) => {
  const waiting = new Map<string, Request | undefined>();
  const work = async (id: string, first: Request): Promise<void> => {
    for (let request: Request | undefined = first; request !== undefined; request = waiting.get(id)) {
      waiting.set(id, undefined);
      // oxlint-disable-next-line no-await-in-loop
      await send(request, () => waiting.get(id) === undefined);
    }
    waiting.delete(id);
  };
  return (request: Request): void => {
    const id = idOf(request);
    if (waiting.has(id)) waiting.set(id, request);
    else void work(id, request);
  };
};
