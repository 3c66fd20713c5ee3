import { useText } from '../../i18n/index.ts';
import { LinkButton } from '../../ui/index.ts';
import { DeskHome } from '../desk/index.ts';
import { tabPath } from './assortments-address.ts';

/** The start page of assortment administrators, with a link to their screens. */
export const AssortmentsHome = () => {
  const text = useText();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <DeskHome action={<LinkButton to={tabPath('company')}>{text('asm.title')}</LinkButton>} />
    </div>
  );
};
