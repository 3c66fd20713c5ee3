import type { Language } from '@grossist/domain';
import { useText } from '../../../i18n/index.ts';
import { EmptyState, Table, TableBody, TableHead, TableHeading } from '../../../ui/index.ts';
import type { Attribute } from './attribute.ts';
import { AttributeRow } from './attribute-row.tsx';

interface AttributeListProps {
  attributes: readonly Attribute[];
  classId: string;
  language: Language;
  presetPct: number;
}

/** The attributes of a class, each with the share of a result that must have it. */
export const AttributeList = ({ attributes, ...asked }: AttributeListProps) => {
  const text = useText();
  if (attributes.length === 0) return <EmptyState title={text('editing.facets.none')} />;
  return (
    <Table caption={text('editing.facets.attributes')}>
      <TableHead>
        <TableHeading>{text('editing.facets.attribute')}</TableHeading>
        <TableHeading isNumber>{text('editing.facets.coverage')}</TableHeading>
        <TableHeading>{text('editing.facets.percent')}</TableHeading>
        <TableHeading>{text('editing.facets.standard')}</TableHeading>
      </TableHead>
      <TableBody>
        {attributes.map((attribute) => (
          <AttributeRow key={attribute.EtimAttributeId} attribute={attribute} {...asked} />
        ))}
      </TableBody>
    </Table>
  );
};
