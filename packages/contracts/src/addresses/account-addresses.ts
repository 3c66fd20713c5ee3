import { z } from 'zod';
import { DeliveryAddress } from '../cart/cart.ts';
import { operation } from '../operation.ts';
import { flag, typedText } from '../shared/values.ts';

export const getUserAddresses = operation({
  call: 'adr-05',
  name: 'getUserAddresses',
  area: 'addresses',
  summary: 'Addresses of an account',
  description: 'The addresses of an account: of one project, or of all. At most 500.',
  method: 'GET',
  path: '/api/sap/getUserAddresses',
  access: 'buyer',
  query: z.object({
    soldTo: typedText(40).optional().describe('Number of the sold-to account'),
    projectNumber: typedText(40).optional().describe('Number of the project'),
    showAddressesForAllProjects: flag(true).describe('Whether to include addresses of every project'),
  }),
  response: z.array(DeliveryAddress),
});
