export { type StandIn, startStandIn } from './server.ts';
export { storeInMemory } from './store-in-memory.ts';
