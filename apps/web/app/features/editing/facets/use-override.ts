import { removeDisplayOverridePct, setDisplayOverridePct } from '@grossist/contracts';
import type { Language } from '@grossist/domain';
import { useOperation } from '../../../api/index.ts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { notify } from '../../../ui/index.ts';
import { useProblemNotice } from '../parts/use-problem-notice.ts';

interface Asked {
  id: string;
  name: string;
  classId: string;
  language: Language;
}

/** Sets and takes away an attribute's override for its class, each with the way back. */
export const useOverride = ({ id, name, classId, language }: Asked) => {
  const text = useText();
  const format = useFormat();
  const settings = useProblemNotice('facet visibility', 'search');
  const setting = useOperation(setDisplayOverridePct, settings);
  const removing = useOperation(removeDisplayOverridePct, settings);
  const subject = { etimAttributeId: id, language };
  // An override for every class is written once for all of them; this class's own stands before it.
  const write = (displayOverridePct: number, isForAll: boolean, onSuccess?: () => void): void =>
    setting.mutate(
      { body: { ...subject, displayOverridePct, ...(!isForAll && { etimClassId: classId }) } },
      { onSuccess },
    );
  const takeAway = (isForAll: boolean, onSuccess?: () => void): void =>
    removing.mutate({ body: { ...subject, ...(!isForAll && { etimClassId: classId }) } }, { onSuccess });
  return {
    isPending: setting.isPending || removing.isPending,
    set: (percent: number, before: number | null, wasForAll: boolean): void =>
      write(percent, false, () =>
        notify(text('editing.facets.set', { name, percent: format.percent(percent) }), () => {
          if (before === null || wasForAll) takeAway(false);
          else write(before, false);
        }),
      ),
    remove: (before: number, isForAll: boolean): void =>
      takeAway(isForAll, () => notify(text('editing.facets.removed', { name }), () => write(before, isForAll))),
  };
};
