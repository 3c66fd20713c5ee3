import { useText } from '../../../i18n/index.ts';
import { StateMark } from '../../../ui/index.ts';

/** Whether visitors see a page. */
export const PublishedMark = ({ isPublished }: { isPublished: boolean }) => {
  const text = useText();
  return (
    <StateMark shape={isPublished ? 'disc' : 'ring'}>
      {text(isPublished ? 'editing.published' : 'editing.draft')}
    </StateMark>
  );
};
