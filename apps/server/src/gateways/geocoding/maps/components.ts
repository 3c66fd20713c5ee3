import type { TypedAddress } from '../port.ts';

/** A part of an address, as both of the services tell it. */
export interface Component {
  text: string;
  shortText: string;
  types: readonly string[];
}

/** What a town may be called, the most exact first: in Sweden and elsewhere it is the post that names it. */
const TOWN = ['postal_town', 'locality', 'sublocality', 'administrative_area_level_3', 'administrative_area_level_2'];

export const addressOfComponents = (components: readonly Component[]): TypedAddress => {
  const named = (type: string): Component | undefined => components.find(({ types }) => types.includes(type));
  const town = TOWN.map(named).find((found) => found !== undefined);
  return {
    streetName: named('route')?.text ?? '',
    streetNumber: named('street_number')?.text ?? '',
    postalCode: named('postal_code')?.text ?? '',
    city: town?.text ?? '',
    countryCode: named('country')?.shortText.toUpperCase() ?? '',
  };
};
