export { type EmbeddedServer, type EmbeddedSettings, openEmbedded } from './open-embedded.ts';
