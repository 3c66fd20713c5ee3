import {
  type AddressChoice,
  type DeliveryAddress,
  getPredictedAddress,
  updateLatestAddress,
  validateAddress,
} from '@grossist/contracts';
import { type AddressField, type AddressForm, awaitsValidation, NO_ADDRESS, nextAddress } from '@grossist/domain';
import { useReducer, useState } from 'react';
import { callOperation, useOperation } from '../../../api/index.ts';
import { useSignedInUser } from '../../../visitor.ts';
import { fieldsNamed, formOfPrediction, formOnWire, type Refused, refusedAddress } from './fields-on-wire.ts';

type Choose = (choice: AddressChoice) => Promise<Refused | undefined>;

/** The form as it begins: sent to the buyer's company, in their market. */
const begun = ({ name, countryCode }: { name: string; countryCode: string }) =>
  nextAddress(nextAddress(NO_ADDRESS, { type: 'type', field: 'name', text: name }), {
    type: 'type',
    field: 'countryCode',
    text: countryCode,
  });

/** The street with its number in one field; the address check splits them. */
const formOf = (address: DeliveryAddress): AddressForm => ({
  name: address.Name,
  streetName: address.Street,
  postalCode: address.PostalCode,
  city: address.City,
  countryCode: address.CountryCode,
});

/**
 * A one-time address through its five states: found or typed, checked by the gazetteer when it is complete, and sent
 * to the cart. One that was used before is updated in place. Section 4, "Address status". [own-adr-02,
 * own-adr-03, adr-03]
 */
export const useOneTimeAddress = (onChoose: Choose, onProblem: () => void) => {
  const user = useSignedInUser();
  const [entry, dispatch] = useReducer(
    nextAddress,
    { name: user?.companyName ?? '', countryCode: user?.market ?? '' },
    begun,
  );
  const [isUnanswered, setUnanswered] = useState(false);
  const [edited, setEdited] = useState<string>();
  const validation = useOperation(validateAddress);
  const update = useOperation(updateLatestAddress, { invalidates: ['addresses'] });

  const check = async (asked: AddressForm): Promise<void> => {
    try {
      const { IsValid, InvalidFields, Address, Source } = await validation.mutateAsync({ body: formOnWire(asked) });
      setUnanswered(!IsValid && Source === 'none');
      if (IsValid && Address) dispatch({ type: 'found', asked, form: formOfPrediction(Address) });
      else dispatch({ type: 'not-found', asked, fields: fieldsNamed(InvalidFields) });
    } catch {
      setUnanswered(true);
      dispatch({ type: 'not-found', asked });
    }
  };
  const refuse = (asked: AddressForm, { fields }: Refused): void => {
    setUnanswered(false);
    // The previous result of the address check is void.
    dispatch({ type: 'type', field: 'countryCode', text: asked.countryCode ?? '' });
    dispatch({ type: 'not-found', asked, fields });
  };
  const save = async (form: AddressForm): Promise<Refused | undefined> => {
    const body = formOnWire(form);
    if (edited === undefined) return onChoose(body);
    try {
      const { Id } = await update.mutateAsync({ params: { id: edited }, body });
      return await onChoose({ Id });
    } catch (error) {
      const refused = refusedAddress(error);
      if (!refused) onProblem();
      return refused;
    }
  };

  return {
    entry,
    /** The gazetteer did not answer: all is flagged, though nothing need be wrong. Section 8. */
    isUnanswered,
    // Not while it is checked: leaving the last field begins that, and the press that left it must count.
    isSaving: update.isPending,
    isEdited: edited !== undefined,
    type: (field: AddressField, typed: string): void => dispatch({ type: 'type', field, text: typed }),
    /** Checks the address when a field is left and all fields are filled. */
    leave: (): void => {
      if (awaitsValidation(entry) && !validation.isPending) void check(entry.form);
    },
    choosePrediction: async (id: string, session: string): Promise<AddressForm | undefined> => {
      try {
        const { countryCode } = entry.form;
        const query = { session, ...(countryCode && { countryCode }) };
        const form = formOfPrediction(await callOperation(getPredictedAddress, { params: { id }, query }));
        const next = nextAddress(entry, { type: 'select-prediction', form });
        dispatch({ type: 'select-prediction', form });
        if (awaitsValidation(next)) void check(next.form);
        return next.form;
      } catch {
        onProblem();
        return undefined;
      }
    },
    /** Begins with an address that was used before; its street and number are split by the address check. */
    begin: async (address: DeliveryAddress): Promise<void> => {
      const form = formOf(address);
      setEdited(address.Id);
      setUnanswered(false);
      dispatch({ type: 'clear' });
      dispatch({ type: 'select-prediction', form });
      try {
        const body = { ...formOnWire(form), StreetName: '', Street: address.Street };
        const { Address } = await validation.mutateAsync({ body });
        if (!Address) return;
        const known = formOfPrediction(Address);
        dispatch({ type: 'select-prediction', form: known });
        dispatch({ type: 'found', asked: { ...form, ...known } });
      } catch {
        // It can be edited by hand; it is checked again on submit.
      }
    },
    /** @returns whether something is to be mended in the form */
    submit: async (): Promise<boolean> => {
      const { status, form } = nextAddress(entry, { type: 'submit' });
      dispatch({ type: 'submit' });
      setUnanswered(false);
      if (status === 'invalid') return true;
      const refused = await save(form);
      if (refused) refuse(form, refused);
      return refused !== undefined;
    },
  };
};

export type OneTimeAddress = ReturnType<typeof useOneTimeAddress>;
