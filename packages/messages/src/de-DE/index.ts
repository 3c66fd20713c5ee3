import { catalogue } from './catalogue.ts';
import { consent } from './consent.ts';
import { errors } from './errors.ts';
import { home } from './home.ts';
import { identity } from './identity.ts';
import { pages } from './pages.ts';
import { search } from './search.ts';
import { shell } from './shell.ts';
import { ui } from './ui.ts';
import { units } from './units.ts';
import { variation } from './variation.ts';

export const messages = {
  ...identity,
  ...units,
  ...variation,
  ...search,
  ...catalogue,
  ...consent,
  ...errors,
  ...home,
  ...pages,
  ...shell,
  ...ui,
};
