import { pathToFileURL } from 'node:url';
import { createRequestHandler, type ServerBuild } from 'react-router';
import type { PageContext, RenderPage } from './pages.ts';

// What a page's loaders are given is what registerPages gives them.
declare module 'react-router' {
  interface AppLoadContext extends PageContext {}
}

/** The built web app's renderer. */
export const loadRenderer = async (serverBuildFile: string, production: boolean): Promise<RenderPage> => {
  const build: ServerBuild = await import(pathToFileURL(serverBuildFile).href);
  const handle = createRequestHandler(build, production ? 'production' : 'development');
  return (request, context) => handle(request, { ...context });
};
