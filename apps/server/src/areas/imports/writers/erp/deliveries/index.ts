export { writeDeliveries } from './write-deliveries.ts';
