export { alone } from './alone.ts';
export { type ImportThread, importThread } from './import-thread.ts';
export { type TidyUploadsDeps, tidyUploads } from './tidy-uploads.ts';
export { type WorkThroughDeps, workThroughRuns } from './work-through-runs.ts';
