/** The sandbox: a payment service within the shop that takes no money, with a page of its own and webhooks. */

export { sandboxTasks } from './acts.ts';
export { openSandboxSecret } from './message.ts';
export { openSandbox, type Sandbox, type SandboxDeps } from './open-sandbox.ts';
export { registerSandboxPage } from './page/page.ts';
