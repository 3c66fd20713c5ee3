import { useText } from '../../../i18n/index.ts';
import { Badge, classNames, ShopLink } from '../../../ui/index.ts';
import { RowPicture } from '../../../ui/rows/row-loading.tsx';
import { useArticleNumber } from '../../../visitor.ts';
import { CompareToggle, MaterialAdd, MaterialBadges, MaterialPrice } from '../../catalogue/index.ts';
import type { Attribute, SiblingRow } from './sibling-rows.ts';

export interface SiblingLineProps {
  row: SiblingRow;
  /** From 1, among the rows that are shown. */
  place: number;
  columns: readonly Attribute[];
  /** How many of the columns there are on a laptop; the rest needs more room. */
  narrow: number;
  /** Attributes for which there is no column. */
  others: readonly Attribute[];
  hasPrice: boolean;
  measure: ((row: HTMLElement | null) => void) | undefined;
}

const traitOf = ({ Name, Unit }: Attribute, value: string): string =>
  `${Name} ${value}${Unit === '' ? '' : `\u00a0${Unit}`}`;

/** The attributes that differ from the others and have no column. */
const Traits = ({
  attributes,
  row,
  className,
}: {
  attributes: readonly Attribute[];
  row: SiblingRow;
  className?: string;
}) => {
  const traits = attributes.flatMap((attribute) => {
    const value = row.values.get(attribute.Code);
    return value === undefined ? [] : [traitOf(attribute, value)];
  });
  const differences = traits.join(' · ');
  return (
    differences !== '' && (
      <p title={differences} className={classNames('text-sm text-muted', className)}>
        {differences}
      </p>
    )
  );
};

const NameCell = ({
  row,
  columns,
  narrow,
  others,
}: Pick<SiblingLineProps, 'row' | 'columns' | 'narrow' | 'others'>) => {
  const text = useText();
  const articleNumber = useArticleNumber();
  const { material, isCurrent } = row;
  const name = material.TypeDesignation || material.ItemLocalMaterialName;
  return (
    <td role="cell" className="px-3 py-1.5 max-laptop:block max-laptop:p-0 ">
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3">
        <RowPicture src={material.ImageUrl} alt="" width={40} height={40} />
        <div className="min-w-0">
          <span className="flex flex-wrap items-center gap-x-2">
            {isCurrent ? (
              <span className="font-semibold">{name}</span>
            ) : (
              <ShopLink
                to={material.Url}
                lang={material.NameLanguage || undefined}
                data-sibling-link
                className="rounded-sm font-semibold hover:underline"
              >
                {name}
              </ShopLink>
            )}
            {isCurrent && <Badge tone="accent">{text('variation.siblings.current')}</Badge>}
            <MaterialBadges material={material} />
          </span>
          <p className="text-sm text-muted select-all">{articleNumber(material)}</p>
          <Traits attributes={columns} row={row} className="laptop:hidden" />
          <Traits attributes={columns.slice(narrow)} row={row} className="max-laptop:hidden desktop:hidden" />
          <Traits attributes={others} row={row} className="laptop:line-clamp-3 laptop:min-h-10" />
        </div>
        <span className="print:hidden">
          <CompareToggle material={material} isSlim />
        </span>
      </div>
    </td>
  );
};

/** A variation of the product as a row; a card where there is no room for columns. */
export const SiblingLine = ({ row, place, columns, narrow, others, hasPrice, measure }: SiblingLineProps) => {
  const { material, isCurrent } = row;
  return (
    <tr
      ref={measure}
      role="row"
      data-index={place - 1}
      aria-rowindex={place + 1}
      aria-current={isCurrent || undefined}
      className="border-b border-line last:border-0 hover:bg-canvas aria-current:bg-accent-soft max-laptop:grid max-laptop:gap-2 max-laptop:p-3"
    >
      <NameCell row={row} columns={columns} narrow={narrow} others={others} />
      {columns.map(({ Code }, index) => (
        <td
          key={Code}
          role="cell"
          className={classNames('px-3 py-1.5 break-words', index < narrow ? 'max-laptop:hidden' : 'max-desktop:hidden')}
        >
          {row.values.get(Code) ?? '–'}
        </td>
      ))}
      {hasPrice && (
        <>
          <td role="cell" className="px-3 py-1.5 max-laptop:block max-laptop:p-0 max-laptop:pl-13">
            {/* A date that is unknown takes a second line. */}
            <div className="laptop:min-h-17">
              <MaterialPrice
                sapMaterialNumber={material.ItemSAPMaterialNumber}
                unit={material.SalesUnit}
                size="small"
              />
            </div>
          </td>
          <td role="cell" className="px-3 py-1.5 max-laptop:block max-laptop:p-0 max-laptop:pl-13 print:hidden">
            <MaterialAdd material={material} isSlim />
          </td>
        </>
      )}
    </tr>
  );
};
