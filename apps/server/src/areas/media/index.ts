/** Pictures of what the catalogue holds. */
export { type MediaDeps, registerMedia } from './routes.ts';
