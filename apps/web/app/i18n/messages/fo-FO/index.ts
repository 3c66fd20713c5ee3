import { errors } from './errors.ts';
import { home } from './home.ts';
import { pages } from './pages.ts';
import { shell } from './shell.ts';
import { ui } from './ui.ts';

export const messages = { ...errors, ...home, ...pages, ...shell, ...ui };
