/** Orders as UBL 2.1: written in Peppol's profile, read whoever wrote them. */
export { readUblOrder } from './read-ubl-order.ts';
export { writeUblOrder } from './write-ubl-order.ts';
