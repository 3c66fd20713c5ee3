/** The sandbox: a payment service within the shop that takes no money, with a page of its own and webhooks. */
export { openSandbox, type Sandbox, type SandboxDeps } from './open-sandbox.ts';
export { registerSandboxPage } from './page/routes.ts';
export { openSandboxSecret } from './secret.ts';
export { sandboxTasks } from './tasks.ts';
