/** Media in the shop's own database and data directory. */
export { type EmbeddedMediaDeps, openEmbeddedMedia } from './open-embedded-media.ts';
