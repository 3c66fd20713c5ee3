import type { storefront as source } from '../en-US/storefront.ts';
import type { Translation } from '../translation.ts';

export const storefront: Translation<typeof source> = {
  'storefront.brands': 'Onze merken',
  'storefront.brands.all': 'Alle merken',
  'storefront.materials': 'artikelen',
  'storefront.services': 'Service en voorwaarden',
  'storefront.branches': '{count, plural, one {# filiaal} other {# filialen}} in {country}',
  'storefront.branches.title': 'Filialen',
  'storefront.branches.failed': 'De filialen kunnen nu niet worden getoond. Bel ons gerust.',
  'storefront.directions': 'Route',
  'storefront.customer.text': 'Wij leveren aan elektro- en installatiebedrijven. In drie stappen bent u klant:',
  'storefront.customer.1': 'Stuur ons uw bedrijfsnaam, KvK-nummer en een contactpersoon.',
  'storefront.customer.2': 'Wij controleren de gegevens en openen een account met uw prijzen en voorwaarden.',
  'storefront.customer.3': 'U krijgt uw inloggegevens per e-mail en kunt meteen bestellen.',
  'storefront.customer.write': 'Schrijf ons',
  'storefront.contact': 'Klantenservice',
  'storefront.phone': 'Telefoon',
  'storefront.email': 'E-mail',
  'storefront.address': 'Hoofdkantoor',
  'storefront.companyNumber': 'KvK-nummer',
  'storefront.contact.all': 'Alle contactgegevens',
  'storefront.contact.none': 'De contactgegevens volgen binnenkort.',
  'storefront.countries': 'Landen',
  'storefront.customer': 'Klant worden',
};
