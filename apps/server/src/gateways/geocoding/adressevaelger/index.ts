/** Denmark's own address service, the successor of DAWA. */
export { openAdressevaelger } from './open-adressevaelger.ts';
