/** The demo wholesaler: its records, who may sign in, and the materials every demo has. */
export { type DemoAnalytics, type DemoDay, demoAnalytics } from './analytics.ts';
export { DEMO_PASSWORD, DEMO_SIGN_INS, type DemoSignIn } from './data/customers.ts';
export { type DemoOptions, demoRecords } from './demo-records.ts';
export { demoErpRecords } from './erp-depth/demo-erp-records.ts';
export { demoInfoTagRecords } from './info-tags.ts';
export { DEMO_MATERIALS } from './leads.ts';
export { demoPlaceRecords } from './places.ts';
export { demoPunchoutRecords } from './punchout.ts';
export { demoPurchases } from './purchases.ts';
