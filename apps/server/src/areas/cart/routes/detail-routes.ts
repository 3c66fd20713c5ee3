import * as calls from '@grossist/contracts';
import { calendarWords } from '@grossist/domain';
import { type Answer, answerBuyer, DONE } from '../../../http/answer.ts';
import { choiceOf, listProjectAddresses, presentAddress } from '../../delivery/index.ts';
import type { Buyer } from '../../identity/index.ts';
import {
  saveCartDetails,
  updateCartAccount,
  updateCartDeliveryAddress,
  updateCartProject,
  updateDeliveryDate,
} from '../commands/update-cart-details.ts';
import { fastboxDeliveryTime } from '../drafts/fastbox.ts';
import { presentCartDetails } from '../presenter.ts';
import { activeCart } from '../queries/buyer-carts.ts';
import { cartContacts } from '../queries/cart-contacts.ts';
import type { CartDeps } from './deps.ts';

/** Details of the cart as a whole: contact, address, project, delivery texts. */
export const detailRoutes = ({ db, erp }: CartDeps): readonly Answer[] => {
  const save = saveCartDetails(db);
  const project = updateCartProject(db);
  const account = updateCartAccount(db);
  const date = updateDeliveryDate(db, erp);
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

/** Where the cart goes. */
export const addressRoutes = (deps: CartDeps): readonly Answer[] => {
  const addressesOf = listProjectAddresses(deps.db);
  const send = updateCartDeliveryAddress(deps);

  return [
    answerBuyer(calls.getDeliveryAddressesForProject, async ({ query }, buyer) =>
      (await addressesOf(buyer, query.projectAccountNumber)).map(presentAddress),
    ),
    answerBuyer(calls.updateCartDeliveryAddress, async ({ body }, buyer, { signal }) => {
      await send(buyer, choiceOf(body), signal);
      return presentCartDetails(await activeCart(deps.db)(buyer));
    }),
  ];
};

const instant = (milliseconds: number | undefined): string | null =>
  milliseconds === undefined ? null : new Date(milliseconds).toISOString();

/** What the delivery panel is written with, and when an express box arrives. */
export const deliveryTextRoutes = ({ db, erp, now = Date.now }: CartDeps): readonly Answer[] => {
  const timesOf = fastboxDeliveryTime(db, erp, now);

  return [
    answerBuyer(calls.getCartLanguage, async (_, buyer) => ({ Language: buyer.locale })),
    answerBuyer(calls.getCartDeliveryDateConfig, async (_, buyer) => {
      const words = calendarWords(buyer.locale);
      return {
        PreviousMonth: words.previousMonth,
        NextMonth: words.nextMonth,
        Months: [...words.months],
        Weekdays: [...words.weekdays],
        WeekdaysShort: [...words.weekdaysShort],
        Language: words.language,
      };
    }),
    answerBuyer(calls.getFastboxDeliveryTime, async ({ query }, buyer) => {
      const { arrives, closes } = await timesOf(buyer, query.cartId);
      return { DeliveryTime: instant(arrives), FastboxClosingTime: instant(closes) };
    }),
  ];
};
