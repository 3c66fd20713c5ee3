import { cartObstacles } from './cart-obstacles.ts';
import { listMails } from './list-mails.ts';
import { mails } from './mails.ts';
import { orderFiles } from './order-files.ts';
import { orderRefusals } from './order-refusals.ts';
import { print } from './print.ts';
import { productFacts } from './product-facts.ts';
import { punchoutPages } from './punchout-pages.ts';
import { reportFiles } from './report-files.ts';
import { sharedCart } from './shared-cart.ts';
import { units } from './units.ts';
import { validationFile } from './validation-file.ts';

export const server = {
  ...reportFiles,
  ...cartObstacles,
  ...sharedCart,
  ...productFacts,
  ...print,
  ...listMails,
  ...mails,
  ...validationFile,
  ...orderRefusals,
  ...orderFiles,
  ...punchoutPages,
  ...units,
};
