/** What the wholesaler's suggestions would save. */
export { SavingsButton } from './savings-button.tsx';
