import type { shell as source } from '../en-US/shell.ts';
import type { Translation } from '../translation.ts';

export const shell: Translation<typeof source> = {
  'shell.skip': 'Gå til indholdet',
  'shell.home': 'Grossist, forside',
  'shell.search': 'Søg i sortimentet',
  'shell.search.placeholder': 'Nummer, GTIN, type eller navn',
  'shell.search.submit': 'Søg',
  'shell.departments': 'Varegrupper',
  'shell.all': 'Hele sortimentet',
  'shell.menu': 'Menu',
  'shell.account': 'Konto',
  'shell.signedInAs': 'Logget ind som {name}',
  'shell.signIn': 'Log ind',
  'shell.signOut': 'Log ud',
  'shell.orders': 'Ordrer',
  'shell.cart': 'Kurv',
  'shell.cart.lines': '{count, plural, =0 {Kurv, tom} one {Kurv, # linje} other {Kurv, # linjer}}',
  'shell.language': 'Sprog',
  'shell.theme.dark': 'Mørk visning',
  'shell.theme.light': 'Lys visning',
  'shell.tabs': 'Hovednavigation',
  'shell.tab.home': 'Forside',
  'shell.tab.catalogue': 'Sortiment',
  'shell.footer.about': 'El, varme og sanitet til fagfolk.',
  'shell.footer.trade': 'Kun for erhverv. Alle priser er ekskl. moms.',
  'shell.footer.shop': 'Butik',
};
