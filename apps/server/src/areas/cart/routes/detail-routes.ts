import * as calls from '@grossist/contracts';
import { type Answer, answerBuyer, DONE } from '../../../http/answer.ts';
import type { Buyer } from '../../identity/index.ts';
import * as commands from '../commands/index.ts';
import { presentCartDetails } from '../presenter.ts';
import { activeCart } from '../queries/active-cart.ts';
import { cartContacts } from '../queries/cart-contacts.ts';
import type { CartDeps } from './deps.ts';

/** What is said of the cart as a whole. */
export const detailRoutes = ({ db, erp }: CartDeps): readonly Answer[] => {
  const save = commands.saveCartDetails(db);
  const project = commands.updateCartProject(db);
  const account = commands.updateCartAccount(db);
  const date = commands.updateDeliveryDate(db, erp);
  const contactsOf = cartContacts(db);
  const detailsOf = async (buyer: Buyer) => presentCartDetails(await activeCart(db)(buyer));

  return [
    answerBuyer(calls.saveCartDetails, async ({ body }, buyer) => {
      const { EndUserRegistration: endUser } = body;
      const { isNameInvalid } = await save(buyer, {
        name: body.Name,
        contactPerson: body.ContactPerson,
        contactPhone: body.ContactPhone,
        customerReference: body.CustomerReference,
        combinedDelivery: body.CombinedDelivery,
        mailOrderConfirmation: body.MailOrderConfirmation,
        endUser: endUser && {
          nameOrCompany: endUser.NameOrCompany,
          streetAndNumber: endUser.StreetAndNumber,
          zipCode: endUser.ZipCode,
          city: endUser.City,
        },
      });
      return { IsNameInvalid: isNameInvalid, CartDetails: await detailsOf(buyer) };
    }),
    answerBuyer(calls.getCartContacts, async ({ query }, buyer) =>
      (await contactsOf(buyer, query.search)).map(({ id, name, phone }) => ({
        ContactId: id,
        Name: name,
        Phone: phone,
        IsOneself: id === buyer.contactId,
      })),
    ),
    answerBuyer(calls.updateCartProject, async ({ body }, buyer) => {
      await project(buyer, { projectNumber: body.ProjectNumber, soldTo: body.SoldTo });
      return detailsOf(buyer);
    }),
    answerBuyer(calls.updateCartAccount, async ({ body }, buyer) => {
      await account(buyer, body.soldTo);
      return detailsOf(buyer);
    }),
    answerBuyer(calls.updateDeliveryDate, async ({ body }, buyer) => {
      await date(buyer, body);
      return DONE;
    }),
  ];
};
