import type { Area, WorkerFile } from '../../area.ts';
import { openCxmlReader } from './cxml/read-request.ts';
import type { PunchoutDeps } from './deps.ts';
import { punchoutRoutes, registerPunchout } from './routes.ts';

/** Opens punchout by OCI and cXML, and the threads that read cXML. */
export const openPunchoutArea = (deps: Omit<PunchoutDeps, 'readCxml'> & { workerFile: WorkerFile }): Area => {
  const { read: readCxml, close } = openCxmlReader({ workerFile: deps.workerFile('cxml-worker') });
  return {
    answers: punchoutRoutes(deps),
    register: (app) => registerPunchout(app, { ...deps, readCxml }),
    close,
  };
};
