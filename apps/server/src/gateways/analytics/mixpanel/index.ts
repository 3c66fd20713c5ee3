export { type MixpanelAccess, openMixpanel } from './open-mixpanel.ts';
