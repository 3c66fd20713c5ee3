export { Guides } from './guides.tsx';
