import { useText } from '../../../i18n/index.ts';
import {
  IconButton,
  ShopLink,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeading,
  TableRow,
  TrashIcon,
} from '../../../ui/index.ts';
import { useMoment } from '../../../use-moment.ts';
import { PublishedMark } from './published-mark.tsx';

export interface ListedPage {
  id: string;
  name: string;
  /** Below the name: what it is and where. */
  detail: string;
  /** Its editor, without locale. */
  to: string;
  isPublished: boolean;
  changedAt: string;
  changedBy?: string;
}

interface PageListProps {
  caption: string;
  pages: readonly ListedPage[];
  onDelete: (id: string) => void;
}

/** Pages that editors write, each with its state and who changed it last. */
export const PageList = ({ caption, pages, onDelete }: PageListProps) => {
  const text = useText();
  const moment = useMoment();
  return (
    <Table caption={caption}>
      <TableHead>
        <TableHeading>{text('editing.field.title')}</TableHeading>
        <TableHeading>{text('editing.state')}</TableHeading>
        <TableHeading>{text('editing.changed')}</TableHeading>
        <TableHeading>
          <span className="sr-only">{text('editing.actions')}</span>
        </TableHeading>
      </TableHead>
      <TableBody>
        {pages.map((page) => (
          <TableRow key={page.id}>
            <TableCell>
              <ShopLink to={page.to} className="block min-w-44 font-semibold hover:underline">
                {page.name}
              </ShopLink>
              <span className="block text-sm text-muted">{page.detail}</span>
            </TableCell>
            <TableCell>
              <PublishedMark isPublished={page.isPublished} />
            </TableCell>
            <TableCell>
              <span className="block text-sm whitespace-nowrap">{moment(page.changedAt)}</span>
              {page.changedBy !== undefined && <span className="block text-sm text-muted">{page.changedBy}</span>}
            </TableCell>
            <TableCell isNumber>
              <IconButton
                label={text('ui.remove', { name: page.name })}
                icon={<TrashIcon size={18} />}
                onPress={() => onDelete(page.id)}
              />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};
