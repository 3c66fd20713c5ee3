import { z } from 'zod';
import { DeliveryAddress } from '../cart/cart.ts';
import { operation } from '../operation.ts';
import { flag, typedText } from '../shared/values.ts';

/** The addresses of an account: of one project, or of all. At most 500. [adr-05] */
export const getUserAddresses = operation({
  call: 'adr-05',
  name: 'getUserAddresses',
  area: 'addresses',
  summary: 'Addresses of an account',
  method: 'GET',
  path: '/api/sap/getUserAddresses',
  access: 'buyer',
  query: z.object({
    soldTo: typedText(40).optional(),
    projectNumber: typedText(40).optional(),
    showAddressesForAllProjects: flag(true),
  }),
  response: z.array(DeliveryAddress),
});
