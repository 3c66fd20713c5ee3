/** Orders as JSON, for systems that speak no format of the trade. */
export { writeJsonOrder } from './write-json-order.ts';
