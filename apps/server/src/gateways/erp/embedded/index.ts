export { openEmbeddedErp } from './open-embedded-erp.ts';
