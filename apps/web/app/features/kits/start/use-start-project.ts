import {
  addKitsFromOrder,
  addKitsFromSmartKit,
  addKitsFromTemplates,
  createSmartKit,
  type OperationInput,
} from '@grossist/contracts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ProblemError, useOperation } from '../../../api/index.ts';
import { useShopPath } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';
import { useSmartKitCart } from '../../drafts/index.ts';
import { CHANGES_KITS, pathOfSmartKit, useKitProblem } from '../../kit-picker/index.ts';

export interface StepProps {
  /** The project's name as it is typed, trimmed. */
  name: string;
  isPending: boolean;
}

export type KitsOfTemplates = NonNullable<OperationInput<typeof addKitsFromTemplates>['body']>;

/** The source of a new project's kits. */
export type ProjectSource =
  | { kind: 'nothing' }
  | { kind: 'order'; orderId: string }
  | { kind: 'smart-kit'; smartKitId: string }
  | { kind: 'templates'; kits: KitsOfTemplates };

interface WantedProject {
  name: string;
  source: ProjectSource;
}

/**
 * Begins a project with a cart of its own, fills it and opens it. A project whose kits could not be added is opened
 * empty, with the reason. [kit-29]
 */
export const useStartProject = () => {
  const navigate = useNavigate();
  const path = useShopPath();
  const problemText = useKitProblem();
  const wanted = useRef<WantedProject>(undefined);
  const [isFilling, setFilling] = useState(false);
  const settings = { invalidates: CHANGES_KITS };
  const create = useOperation(createSmartKit, settings);
  const fromOrder = useOperation(addKitsFromOrder, settings);
  const fromProject = useOperation(addKitsFromSmartKit, settings);
  const fromTemplates = useOperation(addKitsFromTemplates, settings);

  const fill = async (id: string, source: ProjectSource): Promise<void> => {
    const params = { id };
    if (source.kind === 'order') await fromOrder.mutateAsync({ params, body: { orderId: source.orderId } });
    if (source.kind === 'smart-kit') await fromProject.mutateAsync({ params, body: { smartKitId: source.smartKitId } });
    if (source.kind === 'templates') await fromTemplates.mutateAsync({ params, body: source.kits });
  };
  const showProblem = (error: unknown): void => {
    if (error instanceof ProblemError) notify(problemText(error));
  };
  const make = async (cartId: string): Promise<void> => {
    if (wanted.current === undefined) return;
    const { name, source } = wanted.current;
    setFilling(true);
    try {
      const { id } = await create.mutateAsync({ body: { cartId, projectName: name } });
      await fill(id, source).catch(showProblem);
      await navigate(path(pathOfSmartKit(id)));
    } catch (error) {
      showProblem(error);
    } finally {
      setFilling(false);
    }
  };
  const cart = useSmartKitCart((cartId) => void make(cartId));
  return {
    isPending: cart.isPending || isFilling,
    question: cart.question,
    start: (name: string, source: ProjectSource): void => {
      wanted.current = { name: name.trim(), source };
      cart.begin();
    },
  };
};

export type StartProject = ReturnType<typeof useStartProject>;
