import { ErpDoesNotAnswer } from '../../gateways/erp/port.ts';
import { erpDoesNotAnswer } from '../../http/failure.ts';

/** Asks the ERP; that it does not answer is told as such (503), never as our own fault. */
export const askErp = async <T>(ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask();
  } catch (error) {
    throw error instanceof ErpDoesNotAnswer ? erpDoesNotAnswer() : error;
  }
};
