import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Handler } from '../../../outbox/index.ts';
import { orderFile } from './order-file.ts';
import type { OutsideDeps } from './outside-deps.ts';
import { toldOrder } from './told-order.ts';

/** Whole or not at all, also when the machine fails: the name appears once the bytes are on the disk. */
const putWhole = async (folder: string, name: string, content: Buffer, unfinished: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const written = join(folder, unfinished);
  try {
    const file = await open(written, 'w', 0o640);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(written, join(folder, name));
  } catch (error) {
    await rm(written, { force: true });
    throw error;
  }
};

/** Puts an order's file into the folder that the settings name. */
export const putOrderFile =
  ({ destinations: { files }, outgoingOrder }: OutsideDeps): Handler =>
  async ({ id, payload, attempt }) => {
    const told = toldOrder(payload);
    if (files?.folder === undefined || !('orderId' in told)) return 'nobody: no folder is set up any more';
    const { name, content } = orderFile(files.format, await outgoingOrder(told.orderId), id);
    await putWhole(files.folder, name, content, `.${name}.${process.pid}-${attempt}`);
    return name;
  };
