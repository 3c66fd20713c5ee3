import * as calls from '@grossist/contracts';
import { calendarWords } from '@grossist/domain';
import { sql } from 'kysely';
import { type Database, escapeLike } from '../../../db/index.ts';
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
import type { CartDeps } from './deps.ts';

interface CartContact {
  id: string;
  name: string;
  phone: string;
}

const MOST = 20;

/**
 * Returns whom a cart may name as its contact: the people of the buyer's company who buy on the account that it is on,
 * the buyer first; filtered by a part of their name where one is given. At most 20. One query. Leaves out erased
 * contacts and punchout seats, which are no persons.
 */
const cartContacts =
  (db: Database) =>
  async (buyer: Buyer, search: string): Promise<readonly CartContact[]> => {
    const like = `%${escapeLike(search.trim().toLowerCase())}%`;
    const { rows } = await sql<CartContact>`
      select c.id, c.name, c.phone
      from contact_accounts ca join contacts c on c.id = ca.contact_id
      where ca.account_id = ${buyer.account.id} and c.company_id = ${buyer.company.id} and c.erased_at is null
        and c.name <> '' and lower(c.name) like ${like}
        and (c.id = ${buyer.contactId} or c.role <> 'punchout')
      order by (c.id = ${buyer.contactId}) desc, lower(c.name), c.id limit ${MOST}`.execute(db);
    return rows;
  };

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
