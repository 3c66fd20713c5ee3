import type { SearchReportRow, SynonymGroup } from '@grossist/contracts';
import { useState } from 'react';
import { nameOfLanguage, useFormat, useText } from '../../../i18n/index.ts';
import { BarStack, ChartLegend } from '../../../ui/charts.tsx';
import {
  Badge,
  Button,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeading,
  TableRow,
  TextLink,
  VisuallyHidden,
} from '../../../ui/index.ts';
import { GroupDialog, useNewGroupNotice } from '../synonyms/group-dialog.tsx';

const keyOf = ({ Query, Language }: SearchReportRow): string => `${Language}/${Query}`;

interface SearchRowProps {
  row: SearchReportRow;
  most: number;
  isSynonym: boolean;
  onMake: () => void;
}

const SearchRow = ({ row, most, isSynonym, onMake }: SearchRowProps) => {
  const text = useText();
  const format = useFormat();
  return (
    <TableRow>
      <TableCell>
        <span className="flex min-w-48 flex-wrap items-center gap-x-4 gap-y-2">
          <span className="grid min-w-40 flex-1 gap-1">
            <span className="flex flex-wrap items-baseline gap-x-2">
              <TextLink
                to={`/search?query=${encodeURIComponent(row.Query)}`}
                lang={row.Language}
                className="font-semibold break-words"
              >
                {row.Query}
              </TextLink>
              <span className="text-sm text-muted">{nameOfLanguage(row.Language)}</span>
            </span>
            <BarStack
              most={most}
              parts={[
                { id: 'without', count: row.WithoutResultCount, mark: 'solid' },
                { id: 'not-clicked', count: row.NotClickedCount, mark: 'soft' },
                { id: 'clicked', count: row.ClickedCount, mark: 'outline' },
              ]}
            />
          </span>
          {isSynonym ? (
            <Badge>{text('editing.reports.synonym.made')}</Badge>
          ) : (
            <Button size="small" onPress={onMake}>
              {text('editing.reports.synonym')}
              <VisuallyHidden>: {row.Query}</VisuallyHidden>
            </Button>
          )}
        </span>
      </TableCell>
      <TableCell isNumber>{format.number(row.SearchCount)}</TableCell>
      <TableCell isNumber>{format.number(row.WithoutResultCount)}</TableCell>
      <TableCell isNumber>{format.number(row.NotClickedCount)}</TableCell>
      <TableCell isNumber>{format.number(row.ClickedCount)}</TableCell>
      <TableCell isNumber>{format.date(row.LastOn)}</TableCell>
    </TableRow>
  );
};

/** Searches with their counts, drawn and as figures, and a synonym for each in one press. */
export const SearchesTable = ({ rows }: { rows: readonly SearchReportRow[] }) => {
  const text = useText();
  const [opened, setOpened] = useState<SearchReportRow>();
  const [made, setMade] = useState<readonly string[]>([]);
  const noticeOf = useNewGroupNotice();
  const most = Math.max(...rows.map(({ SearchCount }) => SearchCount));
  const onMade = (row: SearchReportRow, group: SynonymGroup): void => {
    const key = keyOf(row);
    setMade((before) => [...before, key]);
    noticeOf(group, () => setMade((before) => before.filter((one) => one !== key)));
  };
  return (
    <>
      <ChartLegend
        parts={[
          { name: text('editing.reports.withoutResult'), mark: 'solid' },
          { name: text('editing.reports.notClicked'), mark: 'soft' },
          { name: text('editing.reports.clicked'), mark: 'outline' },
        ]}
      />
      <Table caption={text('editing.reports.searches')}>
        <TableHead>
          <TableHeading>{text('editing.reports.query')}</TableHeading>
          <TableHeading isNumber>{text('editing.reports.searchCount')}</TableHeading>
          <TableHeading isNumber>{text('editing.reports.withoutResult')}</TableHeading>
          <TableHeading isNumber>{text('editing.reports.notClicked')}</TableHeading>
          <TableHeading isNumber>{text('editing.reports.clicked')}</TableHeading>
          <TableHeading isNumber>{text('editing.reports.lastOn')}</TableHeading>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <SearchRow
              key={keyOf(row)}
              row={row}
              most={most}
              isSynonym={made.includes(keyOf(row))}
              onMake={() => setOpened(row)}
            />
          ))}
        </TableBody>
      </Table>
      {opened !== undefined && (
        <GroupDialog
          group={undefined}
          start={{ Language: opened.Language, Words: [opened.Query], IsOneWay: true }}
          onMade={(group) => onMade(opened, group)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
};
