/** How the cluster is talked to. */
export { Breaker } from './breaker.ts';
export { type Cluster, type ClusterRequest, type ClusterSettings, openCluster } from './cluster.ts';
export { ClusterFailure } from './failure.ts';
export type { SearchLog } from './log.ts';
export { PATIENT, type Patience, pause, retrying } from './retrying.ts';
