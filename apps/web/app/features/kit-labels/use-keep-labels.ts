import { useState } from 'react';
import { problemOf } from '../../api/client.ts';
import { downloadFile, fileOfResponse } from '../../api/index.ts';
import { useLocale, useText } from '../../i18n/index.ts';
import { type KitLabelsSource, kitLabelsPdf, type LabelSettings } from './labels-address.ts';

/** Milliseconds until a download is canceled. Section 9. */
const LONGEST = 25_000;

/** Downloads the PDF of labels; a failure is a text for the page. [own-kit-05] */
export const useKeepLabels = () => {
  const text = useText();
  const locale = useLocale();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();

  const keep = async (source: KitLabelsSource, settings: LabelSettings): Promise<void> => {
    if (isPending) return;
    setPending(true);
    setProblem(undefined);
    try {
      const response = await fetch(kitLabelsPdf(source, settings), {
        headers: { 'X-Grossist-Locale': locale },
        credentials: 'same-origin',
        signal: AbortSignal.timeout(LONGEST),
      });
      if (!response.ok) throw await problemOf(response);
      downloadFile(await fileOfResponse(response, 'labels.pdf'));
    } catch {
      setProblem(text('kitLabels.failed'));
    } finally {
      setPending(false);
    }
  };
  return { isPending, problem, keep };
};
