import {
  changeValidatedLines,
  chooseCustomer,
  discardValidation,
  getOrderValidation,
  type LineChangeIn,
  type OperationOutput,
  type OrderValidation,
  placeValidatedOrder,
  refreshValidation,
} from '@grossist/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOperation, type ProblemError, queryKeyOf } from '../../../api/index.ts';
import { notify } from '../../../ui/index.ts';
import { useProblemText } from '../parts/query-states.tsx';

export interface Placing {
  notOrdered: number;
  reference: string;
  deliveryDate: string;
  toDocumentAddress: boolean;
}

/**
 * The mutations of a validation. They run one after the other, each with the version that the previous one returned,
 * and invalidate the area's queries.
 */
export const useChanges = (validationId: string) => {
  const queries = useQueryClient();
  const problemText = useProblemText();
  const params = { validationId };
  const key = queryKeyOf(getOrderValidation, { params });
  const version = (): number => queries.getQueryData<OrderValidation>(key)?.Version ?? 0;
  const keep = (validation: OrderValidation): void => {
    queries.setQueryData(key, validation);
  };
  const settings = {
    scope: { id: `validation-${validationId}` },
    onError: (problem: ProblemError): void => notify(problemText(problem)),
    onSettled: () => queries.invalidateQueries({ queryKey: [getOrderValidation.area] }),
  };

  const lines = useMutation<unknown, ProblemError, readonly LineChangeIn[]>({
    ...settings,
    mutationFn: async (changes) => {
      const body = { Version: version(), Changes: [...changes] };
      keep((await callOperation(changeValidatedLines, { params, body })).Validation);
    },
  });
  const customer = useMutation<unknown, ProblemError, { accountId: string; contactId: string }>({
    ...settings,
    mutationFn: async ({ accountId, contactId }) => {
      const body = { Version: version(), AccountId: accountId, ContactId: contactId };
      keep(await callOperation(chooseCustomer, { params, body }));
    },
  });
  const refresh = useMutation<unknown, ProblemError>({
    ...settings,
    mutationFn: async () => keep(await callOperation(refreshValidation, { params, body: { Version: version() } })),
  });
  const discard = useMutation<unknown, ProblemError, boolean>({
    ...settings,
    mutationFn: async (isDiscarded) =>
      keep(await callOperation(discardValidation, { params, body: { Version: version(), IsDiscarded: isDiscarded } })),
  });
  const place = useMutation<OperationOutput<typeof placeValidatedOrder>, ProblemError, Placing>({
    ...settings,
    // The open dialog shows the problem.
    onError: () => undefined,
    mutationFn: async ({ notOrdered, reference, deliveryDate, toDocumentAddress }: Placing) => {
      const body = {
        Version: version(),
        NotOrderedCount: notOrdered,
        CustomerReference: reference,
        DeliveryDate: deliveryDate === '' ? null : deliveryDate,
        ToDocumentAddress: toDocumentAddress,
      };
      const answer = await callOperation(placeValidatedOrder, { params, body });
      keep(answer.Validation);
      return answer;
    },
  });
  return { lines, customer, refresh, discard, place };
};

export type Changes = ReturnType<typeof useChanges>;
