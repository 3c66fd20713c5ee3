import type { shell as source } from '../en-US/shell.ts';
import type { Translation } from '../translation.ts';

export const shell: Translation<typeof source> = {
  'shell.skip': 'Far til innihaldið',
  'shell.home': 'Grossist, forsíða',
  'shell.search': 'Leita í vøruúrvalinum',
  'shell.search.placeholder': 'Nummar, GTIN, slag ella navn',
  'shell.search.submit': 'Leita',
  'shell.departments': 'Vørubólkar',
  'shell.all': 'Alt vøruúrvalið',
  'shell.menu': 'Valmynd',
  'shell.account': 'Konta',
  'shell.signedInAs': 'Ritað/ur inn sum {name}',
  'shell.signIn': 'Rita inn',
  'shell.signOut': 'Rita út',
  'shell.orders': 'Bíleggingar',
  'shell.cart': 'Kurv',
  'shell.cart.lines': '{count, plural, =0 {Kurv, tóm} one {Kurv, # linja} other {Kurv, # linjur}}',
  'shell.language': 'Mál',
  'shell.theme.dark': 'Myrk útsjónd',
  'shell.theme.light': 'Ljós útsjónd',
  'shell.tabs': 'Høvuðsleiðsla',
  'shell.tab.home': 'Forsíða',
  'shell.tab.catalogue': 'Vøruúrval',
  'shell.footer.about': 'El, hiti og hreinlæti til fakfólk.',
  'shell.footer.trade': 'Bert til vinnu. Allir prísir eru uttan mvg.',
  'shell.footer.shop': 'Handil',
};
