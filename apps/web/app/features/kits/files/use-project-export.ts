import { getSmartKit } from '@grossist/contracts';
import { callOperation, ProblemError } from '../../../api/index.ts';
import { notify } from '../../../ui/index.ts';
import { useKitExport, useKitProblem } from '../../kit-picker/index.ts';

/** Downloads all kits of a project as CSV. [kit-22] */
export const useProjectExport = () => {
  const problemText = useKitProblem();
  const exporting = useKitExport();
  const download = async (smartKitId: string): Promise<void> => {
    try {
      const { kits } = await callOperation(getSmartKit, { query: { smartKitId, shouldEnrichItems: 'false' } });
      exporting.kits(kits.map(({ id }) => id));
    } catch (error) {
      if (error instanceof ProblemError) notify(problemText(error));
    }
  };
  return { isPending: exporting.isPending, download: (smartKitId: string) => void download(smartKitId) };
};
