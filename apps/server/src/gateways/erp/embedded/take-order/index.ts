export { takeOrder } from './take-order.ts';
