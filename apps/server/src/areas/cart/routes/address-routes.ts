import { getDeliveryAddressesForProject, updateCartDeliveryAddress } from '@grossist/contracts';
import { type Answer, answerBuyer } from '../../../http/answer.ts';
import { choiceOf, listProjectAddresses, presentAddress } from '../../delivery/index.ts';
import * as commands from '../commands/index.ts';
import { presentCartDetails } from '../presenter.ts';
import { activeCart } from '../queries/active-cart.ts';
import type { CartDeps } from './deps.ts';

/** Where the cart goes. */
export const addressRoutes = (deps: CartDeps): readonly Answer[] => {
  const addressesOf = listProjectAddresses(deps.db);
  const send = commands.updateCartDeliveryAddress(deps);

  return [
    answerBuyer(getDeliveryAddressesForProject, async ({ query }, buyer) =>
      (await addressesOf(buyer, query.projectAccountNumber)).map(presentAddress),
    ),
    answerBuyer(updateCartDeliveryAddress, async ({ body }, buyer, { signal }) => {
      await send(buyer, choiceOf(body), signal);
      return presentCartDetails(await activeCart(deps.db)(buyer));
    }),
  ];
};
