export { openTypst, type TypstSettings } from './open-typst.ts';
