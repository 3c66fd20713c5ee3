import type { facetVisibilityGetEtimAttributes, OperationOutput } from '@grossist/contracts';

/** An attribute of a class with how easily its facet is shown. */
export type Attribute = OperationOutput<typeof facetVisibilityGetEtimAttributes>['EtimAttributes'][number];
