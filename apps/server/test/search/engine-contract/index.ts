/** What every search engine of the shop does, as tests, and the engines they are run for. */
export { embeddedWorld } from './embedded-world.ts';
export { engineContract } from './engine-contract.ts';
export { memoryCatalogue } from './memory-catalogue.ts';
export { openSearchWorld } from './opensearch-world.ts';
