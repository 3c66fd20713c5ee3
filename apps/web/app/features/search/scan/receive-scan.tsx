import { addToCart, bulkCommerceSearch, type SearchDocument } from '@grossist/contracts';
import { quantityToNumber } from '@grossist/domain';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { callOperation, newId, ProblemError, useOperation } from '../../../api/index.ts';
import { useFormat, useLocale, useShopPath, useText } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';
import { useIsReadOnly } from '../../../visitor.ts';
import { presetQuantityOf } from '../../cart/index.ts';
import { isOffline, type NewEntry, useQueueAddition } from '../../offline/index.ts';
import { useIsBuyer } from '../../prices/index.ts';
import { searchPath } from '../search-address.ts';
import { useScanSetting } from './scan-mode.tsx';

/** Result of a scan: its page was opened, it was added, it was queued offline, the number is unknown, or it failed. */
export type Received = 'opened' | 'added' | 'queued' | 'unknown' | 'failed';

const isLost = (error: unknown): boolean => error instanceof ProblemError && error.status === 0;

/** A carton's number leads to the search results, which show the pieces in it. */
const pageOf = ({ Packaging, Url }: SearchDocument, code: string): string => (Packaging ? searchPath(code) : Url);

/** Returns a function that looks up a scanned number and opens or adds its material; queues it offline. [sea-05] [cart-10] */
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
      // The request may have arrived: the queue sends it with the same idempotency key.
      if (isLost(error) && toQueue) return queue({ key: IdempotencyKey, identifier: Code, quantity: Quantity, name });
      notify(text('scanner.notAdded', { name }));
      return 'failed';
    }
  };

  return async (code) => {
    // Offline no page can be opened, but scans can be queued for the cart.
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
      // The request was lost though the browser reports a connection.
      const isToAdd = setting === 'add' && isLost(error);
      return isToAdd && toQueue ? queue({ identifier: code, quantity: 1, name: code }) : 'failed';
    }
  };
};

/** Handles one scan of a keyboard scanner when mounted; renders nothing. */
export const ScanReceiver = ({ code, onDone }: { code: string; onDone: () => void }) => {
  const text = useText();
  const receive = useReceiveScan();
  const handle = useEffectEvent(async () => {
    const received = await receive(code);
    if (received === 'unknown') notify(text('scanner.unknown', { code }));
    if (received === 'failed') notify(text('scanner.failed'));
    onDone();
  });
  useEffect(() => {
    void handle();
  }, []);
  return null;
};
