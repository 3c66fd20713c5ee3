import { errors } from './errors.ts';
import { home } from './home.ts';
import { pages } from './pages.ts';
import { shell } from './shell.ts';
import { ui } from './ui.ts';

/** Every text of the shop in English, and the measure of the other languages. */
export const messages = { ...errors, ...home, ...pages, ...shell, ...ui };
