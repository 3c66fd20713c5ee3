import { addToCart, bulkCommerceSearch, type SearchDocument } from '@grossist/contracts';
import { quantityToNumber } from '@grossist/domain';
import { useNavigate } from 'react-router';
import { callOperation, newId, ProblemError, useOperation } from '../../../api/index.ts';
import { useFormat, useLocale, useShopPath, useText } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';
import { useIsReadOnly } from '../../../visitor.ts';
import { presetQuantityOf, useIsBuyer } from '../../cart/index.ts';
import { isOffline, type NewEntry, useQueueAddition } from '../../offline/index.ts';
import { searchPath } from '../search-path.ts';
import { useScanSetting } from './scan-setting.ts';

/** What became of a scan: its page is opened, it is in the cart, waits for a connection, nobody knows it, or it failed. */
export type Received = 'opened' | 'added' | 'queued' | 'unknown' | 'failed';

const isLost = (error: unknown): boolean => error instanceof ProblemError && error.status === 0;

/** A carton is shown as what the search finds, with its pieces. */
const pageOf = ({ Packaging, Url }: SearchDocument, code: string): string => (Packaging ? searchPath(code) : Url);

/** Looks up a scanned number and opens or adds what it is, at once; queues it without a connection. [sea-05] [cart-10] */
export const useReceiveScan = (): ((code: string) => Promise<Received>) => {
  const text = useText();
  const format = useFormat();
  const navigate = useNavigate();
  const path = useShopPath();
  const cultureName = useLocale();
  const isBuyer = useIsBuyer();
  const isReadOnly = useIsReadOnly();
  const setting = useScanSetting();
  const toQueue = useQueueAddition();
  const adding = useOperation(addToCart, { invalidates: ['cart', 'erp'] });

  const open = (to: string): Received => {
    void navigate(path(to));
    return 'opened';
  };
  const queue = async (entry: NewEntry): Promise<Received> => {
    try {
      await toQueue?.(entry);
      notify(text('offline.queued.named', { name: entry.name }));
      return 'queued';
    } catch {
      notify(text('offline.notQueued'));
      return 'failed';
    }
  };
  const add = async (material: SearchDocument): Promise<Received> => {
    const { Code, ItemLocalMaterialName: name } = material;
    const Quantity = quantityToNumber(presetQuantityOf(material));
    const IdempotencyKey = newId();
    try {
      const { AddedQuantity } = await adding.mutateAsync({ body: { Code, Quantity, IdempotencyKey } });
      notify(text('scanner.added', { quantity: format.number(AddedQuantity), name }));
      if (material.Packaging?.Quantity === null) notify(text('cart.add.cartonUnknown'));
      return 'added';
    } catch (error) {
      // Nobody knows whether it arrived: the queue sends it with the same key.
      if (isLost(error) && toQueue) return queue({ key: IdempotencyKey, identifier: Code, quantity: Quantity, name });
      notify(text('scanner.notAdded', { name }));
      return 'failed';
    }
  };

  return async (code) => {
    // Nothing can be opened, but what is scanned can be ordered later.
    if (isOffline() && toQueue) return queue({ identifier: code, quantity: 1, name: code });
    try {
      const { Documents } = await callOperation(bulkCommerceSearch, { body: { Identifiers: [code], cultureName } });
      const [only] = Documents;
      if (!only) return 'unknown';
      if (Documents.length > 1) return open(searchPath(code));
      return setting === 'add' && isBuyer && !isReadOnly && only.IsOrderable
        ? await add(only)
        : open(pageOf(only, code));
    } catch (error) {
      // A browser with a bad connection says that it has one.
      const isToAdd = setting === 'add' && isLost(error);
      return isToAdd && toQueue ? queue({ identifier: code, quantity: 1, name: code }) : 'failed';
    }
  };
};
