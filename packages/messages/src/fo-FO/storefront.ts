import type { storefront as source } from '../en-US/storefront.ts';
import type { Translation } from '../translation.ts';

export const storefront: Translation<typeof source> = {
  'storefront.brands': 'Merki, vit hava',
  'storefront.brands.all': 'Øll merki',
  'storefront.materials': 'vørur',
  'storefront.services': 'Tænasta og treytir',
  'storefront.branches': '{count, plural, one {# tænastumiðstøð} other {# tænastumiðstøðir}} í {country}',
  'storefront.branches.title': 'Tænastumiðstøðir',
  'storefront.branches.failed': 'Tænastumiðstøðirnar kunnu ikki vísast beint nú. Ring til okkum.',
  'storefront.directions': 'Finn leið',
  'storefront.customer.text': 'Vit lata vørur til el- og VVS-fyritøkur. Trý stig, so ert tú í gongd:',
  'storefront.customer.1': 'Send okkum fyritøkunavn, skrásetingarnummar og ein tengiliða.',
  'storefront.customer.2': 'Vit kanna upplýsingarnar og stovna eina konto við tínum prísum og treytum.',
  'storefront.customer.3': 'Tú fært innritanina við telduposti og kanst bíleggja beinanvegin.',
  'storefront.customer.write': 'Skriva til okkara',
  'storefront.contact': 'Kundatænasta',
  'storefront.phone': 'Telefon',
  'storefront.email': 'Teldupostur',
  'storefront.address': 'Høvuðsskrivstova',
  'storefront.companyNumber': 'Skrásetingarnummar',
  'storefront.contact.all': 'Allar sambandsupplýsingar',
  'storefront.contact.none': 'Sambandsupplýsingar koma skjótt.',
  'storefront.countries': 'Lond',
  'storefront.customer': 'Gerst kundi',
};
