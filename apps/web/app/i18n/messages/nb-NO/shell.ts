import type { shell as source } from '../en-US/shell.ts';
import type { Translation } from '../translation.ts';

export const shell: Translation<typeof source> = {
  'shell.skip': 'Gå til innholdet',
  'shell.home': 'Grossist, forside',
  'shell.search': 'Søk i sortimentet',
  'shell.search.placeholder': 'Nummer, GTIN, type eller navn',
  'shell.search.submit': 'Søk',
  'shell.departments': 'Varegrupper',
  'shell.all': 'Hele sortimentet',
  'shell.menu': 'Meny',
  'shell.account': 'Konto',
  'shell.signedInAs': 'Logget inn som {name}',
  'shell.signIn': 'Logg inn',
  'shell.signOut': 'Logg ut',
  'shell.orders': 'Ordrer',
  'shell.cart': 'Handlekurv',
  'shell.cart.lines': '{count, plural, =0 {Handlekurv, tom} one {Handlekurv, # linje} other {Handlekurv, # linjer}}',
  'shell.language': 'Språk',
  'shell.theme.dark': 'Mørk visning',
  'shell.theme.light': 'Lys visning',
  'shell.tabs': 'Hovednavigasjon',
  'shell.tab.home': 'Forside',
  'shell.tab.catalogue': 'Sortiment',
  'shell.footer.about': 'Elektro, varme og sanitær for fagfolk.',
  'shell.footer.trade': 'Kun for bedrifter. Alle priser er ekskl. mva.',
  'shell.footer.shop': 'Butikk',
};
