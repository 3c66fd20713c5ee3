/** Projects of kits, their templates and labels. Routes load their screens; what other features show of kits is exported here. */
export { projectPath } from './project/project-path.ts';
