import type { shell as source } from '../en-US/shell.ts';
import type { Translation } from '../translation.ts';

export const shell: Translation<typeof source> = {
  'shell.skip': 'Naar de inhoud',
  'shell.home': 'Grossist, startpagina',
  'shell.search': 'Zoeken in het assortiment',
  'shell.search.placeholder': 'Nummer, GTIN, type of naam',
  'shell.search.submit': 'Zoeken',
  'shell.departments': 'Productgroepen',
  'shell.all': 'Hele assortiment',
  'shell.menu': 'Menu',
  'shell.account': 'Account',
  'shell.signedInAs': 'Ingelogd als {name}',
  'shell.signIn': 'Inloggen',
  'shell.ownData': 'Mijn gegevens',
  'shell.signOut': 'Uitloggen',
  'shell.orders': 'Bestellingen',
  'shell.favourites': 'Favorieten',
  'shell.editor': 'Redactie',
  'shell.support': 'Support',
  'shell.cart': 'Winkelwagen',
  'shell.cart.lines':
    '{count, plural, =0 {Winkelwagen, leeg} one {Winkelwagen, # regel} other {Winkelwagen, # regels}}',
  'shell.language': 'Taal',
  'shell.theme.dark': 'Donkere weergave',
  'shell.theme.light': 'Lichte weergave',
  'shell.tabs': 'Hoofdnavigatie',
  'shell.tab.home': 'Start',
  'shell.tab.catalogue': 'Assortiment',
  'shell.footer.about': 'Elektrotechniek, verwarming en sanitair voor de vakman.',
  'shell.footer.trade': 'Uitsluitend voor bedrijven. Alle prijzen zijn exclusief btw.',
  'shell.footer.shop': 'Webshop',
};
