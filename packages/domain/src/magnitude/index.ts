export { type Magnitude, magnitudeOf } from './magnitude.ts';
export { compareMagnitudes, magnitudeOrder } from './magnitude-order.ts';
