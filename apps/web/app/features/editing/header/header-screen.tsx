import { getContextualHeaderSettings } from '@grossist/contracts';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { ScreenHead } from '../../desk/index.ts';
import { Answered } from '../parts/answered.tsx';
import { HeaderForm } from './header-form.tsx';
import { HeaderPreview } from './header-preview.tsx';

/** The header of every page: what is said above it, and where it leads. [own-hdr-02] [own-hdr-03] [ctx-04] */
export default function EditHeader() {
  const text = useText();
  const settings = useOperationQuery(getContextualHeaderSettings, {});
  return (
    <>
      <ScreenHead title={text('editing.header')} lead={text('editing.header.lead')} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
        <Answered answer={settings}>{(found) => <HeaderForm settings={found} />}</Answered>
        <HeaderPreview />
      </div>
    </>
  );
}
