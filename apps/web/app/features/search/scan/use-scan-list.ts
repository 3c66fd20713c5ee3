import { addToCart, bulkCommerceSearch, changeQuantity, getCart, removeFromCart } from '@grossist/contracts';
import { quantityToNumber } from '@grossist/domain';
import { useState } from 'react';
import { callOperation, newId, ProblemError, useOperation } from '../../../api/index.ts';
import { useLocale } from '../../../i18n/index.ts';
import { presetQuantityOf } from '../../cart/index.ts';
import { isOffline, useQueueAddition } from '../../offline/index.ts';
import { lineAfter, type ScannedEntry, withEntry } from './scanned-entry.ts';

const CHANGES_CART = { invalidates: [addToCart.area, 'erp'] };

/**
 * A run of scans, each added to the cart as it is read; without a connection each goes into the queue. What was scanned
 * stays in sight, newest first, and can be changed or taken back. [sea-05] [cart-10] [cart-13]
 */
export const useScanList = () => {
  const cultureName = useLocale();
  const toQueue = useQueueAddition();
  const adding = useOperation(addToCart, CHANGES_CART);
  const changing = useOperation(changeQuantity, CHANGES_CART);
  const removing = useOperation(removeFromCart, CHANGES_CART);
  const [entries, setEntries] = useState<readonly ScannedEntry[]>([]);

  const change = (id: string, to: Partial<ScannedEntry>): void => setEntries((before) => withEntry(before, id, to));

  const queue = async (id: string, entry: { identifier: string; quantity: number; name: string }): Promise<void> => {
    try {
      await toQueue?.({ key: id, ...entry });
      change(id, { state: 'queued', quantity: entry.quantity });
    } catch {
      change(id, { state: 'failed' });
    }
  };

  const add = async (id: string, code: string): Promise<void> => {
    const { Documents } = await callOperation(bulkCommerceSearch, { body: { Identifiers: [code], cultureName } });
    const [only] = Documents;
    if (!only) return change(id, { state: 'unknown' });
    if (Documents.length > 1) return change(id, { state: 'several' });
    const name = only.ItemLocalMaterialName;
    const quantity = quantityToNumber(presetQuantityOf(only));
    change(id, { name });
    try {
      const body = { Code: only.Code, Quantity: quantity, IdempotencyKey: id };
      const { CartItemId, AddedQuantity } = await adding.mutateAsync({ body });
      change(id, { state: 'added', quantity: AddedQuantity, lineId: CartItemId });
    } catch (error) {
      // Nobody knows whether it arrived: the queue sends it with the same key.
      const isLost = error instanceof ProblemError && error.status === 0;
      if (isLost) await queue(id, { identifier: only.Code, quantity, name });
      else change(id, { state: 'failed' });
    }
  };

  const scan = async (code: string): Promise<void> => {
    const id = newId();
    setEntries((before) => [{ id, code, name: code, state: 'pending', quantity: 1 }, ...before]);
    const offline = { identifier: code, quantity: 1, name: code };
    if (isOffline()) return queue(id, offline);
    try {
      await add(id, code);
    } catch (error) {
      if (error instanceof ProblemError && error.status === 0) await queue(id, offline);
      else change(id, { state: 'failed' });
    }
  };

  /** Makes a scan's part of its line another; 0 takes it back. */
  const setQuantity = async ({ id, lineId, quantity }: ScannedEntry, wanted: number): Promise<void> => {
    if (lineId === undefined) return;
    try {
      const { CartItems } = await callOperation(getCart, {});
      const line = CartItems.find(({ CartItemId }) => CartItemId === lineId);
      if (!line) return change(id, { state: 'undone', quantity: 0 });
      const left = lineAfter(line.Quantity, quantity, wanted);
      if (left === 0) await removing.mutateAsync({ body: { CartItemId: lineId } });
      else await changing.mutateAsync({ body: { CartItemId: lineId, Quantity: left } });
      change(id, wanted === 0 ? { state: 'undone', quantity: 0 } : { quantity: wanted });
    } catch {
      change(id, { state: 'failed' });
    }
  };

  return { entries, scan, setQuantity };
};
