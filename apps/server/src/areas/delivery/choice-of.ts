import type { AddressChoice as ChoiceOnWire } from '@grossist/contracts';
import type { AddressChoice } from './choose-address.ts';
import { formOf } from './one-time/index.ts';

/** An address as a call chooses it. */
export const choiceOf = (body: ChoiceOnWire): AddressChoice => ({
  serviceCenterId: body.ServiceCenterId ?? '',
  id: body.Id ?? '',
  name2: (body.Name2 ?? '').trim(),
  form: formOf(body),
  isOneTime: body.IsOneTimeAddress ?? false,
});
