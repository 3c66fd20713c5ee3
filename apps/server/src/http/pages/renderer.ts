import { pathToFileURL } from 'node:url';
import { createRequestHandler, type ServerBuild } from 'react-router';
import type { RenderPage } from './pages.ts';

/** The built web app's renderer. */
export const loadRenderer = async (serverBuildFile: string, production: boolean): Promise<RenderPage> => {
  const build: ServerBuild = await import(pathToFileURL(serverBuildFile).href);
  const handle = createRequestHandler(build, production ? 'production' : 'development');
  return (request, context) => handle(request, context);
};
