export { useAmount } from '../../use-amount.ts';
