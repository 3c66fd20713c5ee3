/**
 * Sends what is wished for one thing after the other, so that an older wish can't win; of those that wait behind one
 * only the last is sent. Different things don't wait for each other. `send` tells its failures itself; it can ask whether
 * its wish is still the last.
 */
export const inTurn = <Wish>(
  idOf: (wish: Wish) => string,
  send: (wish: Wish, isLast: () => boolean) => Promise<void>,
) => {
  const waiting = new Map<string, Wish | undefined>();
  const work = async (id: string, first: Wish): Promise<void> => {
    for (let wish: Wish | undefined = first; wish !== undefined; wish = waiting.get(id)) {
      waiting.set(id, undefined);
      // oxlint-disable-next-line no-await-in-loop
      await send(wish, () => waiting.get(id) === undefined);
    }
    waiting.delete(id);
  };
  return (wish: Wish): void => {
    const id = idOf(wish);
    if (waiting.has(id)) waiting.set(id, wish);
    else void work(id, wish);
  };
};
