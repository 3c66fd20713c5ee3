export { sendPage } from './page.ts';
export { sendRefusal } from './refusal-page.ts';
export { POST_BACK, POST_BACK_SCRIPT, sendReturnPage } from './return-page.ts';
