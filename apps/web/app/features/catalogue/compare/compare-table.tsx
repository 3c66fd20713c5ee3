import type { VariationDetails } from '@grossist/contracts';
import { useNavigate } from 'react-router';
import { useShopPath, useText } from '../../../i18n/index.ts';
import { Badge, CloseIcon, IconButton, Picture, ShopLink } from '../../../ui/index.ts';
import { MaterialBadges } from '../material-badges.tsx';
import { MaterialNumbers } from '../material-numbers.tsx';
import { RowOrder } from '../material-order.tsx';
import { comparePath } from './compare-tray.tsx';
import { setCompared } from './compared.ts';

export interface CompareRow {
  key: string;
  name: string;
  /** For each material in its column; empty where it has none. */
  values: readonly string[];
  differs: boolean;
}

type WithAttributes = Pick<VariationDetails, 'Attributes'>;

const valueOf = ({ Attributes }: WithAttributes, code: string): string => {
  const found = Attributes.find(({ Code }) => Code === code);
  if (!found) return '';
  return found.Unit === '' ? found.Value : `${found.Value}\u00a0${found.Unit}`;
};

/** Makes a row of its values; undefined when no material has one. */
export const rowOf = (key: string, name: string, values: readonly string[]): CompareRow[] =>
  values.every((value) => value === '') ? [] : [{ key, name, values, differs: new Set(values).size > 1 }];

/** Every attribute that any of the materials has: in the order of the first, then what only the others have. */
export const attributeRows = (materials: readonly WithAttributes[]): CompareRow[] => {
  const names = new Map<string, string>();
  for (const { Attributes } of materials) {
    for (const { Code, Name } of Attributes) if (!names.has(Code)) names.set(Code, Name);
  }
  return [...names].flatMap(([code, name]) =>
    rowOf(
      code,
      name,
      materials.map((material) => valueOf(material, code)),
    ),
  );
};

const FIRST_COLUMN = 'sticky left-0 z-1 w-34 bg-surface px-3 py-2 text-left align-top tablet:w-52';
/** Widths at which columns can be read: 8.5 rem for the names (13 from tablets on) and 13 for each material, by their number. */
const LEAST_WIDTHS = [
  'min-w-34 tablet:min-w-52',
  'min-w-86 tablet:min-w-104',
  'min-w-138 tablet:min-w-156',
  'min-w-190 tablet:min-w-208',
  'min-w-242 tablet:min-w-260',
];

const Head = ({ material, onRemove }: { material: VariationDetails; onRemove: () => void }) => {
  const text = useText();
  const name = material.ItemLocalMaterialName;
  return (
    <th scope="col" className="border-l border-line p-3 text-left align-top font-normal">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <div className="flex items-start justify-between gap-2">
          <Picture src={material.ImageUrl} alt="" width={96} height={96} isFirst />
          <IconButton
            label={text('ui.remove', { name })}
            icon={<CloseIcon size={18} />}
            onPress={onRemove}
            className="-mt-2 -mr-2 print:hidden"
          />
        </div>
        <ShopLink to={material.Url} lang={material.NameLanguage || undefined} className="font-semibold hover:underline">
          {name}
        </ShopLink>
        <MaterialBadges material={material} />
        <MaterialNumbers material={material} />
        <div className="grid gap-2 print:hidden">
          <RowOrder material={material} />
        </div>
      </div>
    </th>
  );
};

const Row = ({ row }: { row: CompareRow }) => {
  const text = useText();
  return (
    <tr className="border-t border-line">
      <th scope="row" className={`${FIRST_COLUMN} font-normal text-muted`}>
        <span className="break-words">{row.name}</span>{' '}
        {row.differs && <Badge tone="accent">{text('compare.differs')}</Badge>}
      </th>
      {row.values.map((value, place) => (
        <td
          // Columns have no other identity here than their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a row are in the order of the materials
          key={place}
          className={`border-l border-line px-3 py-2 align-top ${row.differs ? 'bg-accent-soft font-semibold' : ''}`}
        >
          {value === '' ? (
            <>
              <span aria-hidden="true" className="font-normal text-muted">
                –
              </span>
              <span className="sr-only">{text('compare.without')}</span>
            </>
          ) : (
            value
          )}
        </td>
      ))}
    </tr>
  );
};

interface CompareTableProps {
  materials: readonly VariationDetails[];
  rows: readonly CompareRow[];
}

/** A column for each material, a row for each property; the names of the rows stay in sight. */
export const CompareTable = ({ materials, rows }: CompareTableProps) => {
  const text = useText();
  const navigate = useNavigate();
  const path = useShopPath();
  const leave = (code: string): void => {
    const others = materials.filter(({ Code }) => Code !== code);
    setCompared(
      others.map(({ Code, ItemLocalMaterialName, ImageUrl }) => ({
        code: Code,
        name: ItemLocalMaterialName,
        imageUrl: ImageUrl,
      })),
    );
    void navigate(path(comparePath(others.map(({ Code }) => Code))), { replace: true, preventScrollReset: true });
  };
  return (
    <section
      // What scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={text('compare.title')}
      className="relative overflow-x-auto rounded-lg border border-line bg-surface print:overflow-visible"
    >
      <table
        className={`w-full table-fixed border-collapse hyphens-auto wrap-break-word ${LEAST_WIDTHS[materials.length]}`}
      >
        <caption className="sr-only">{text('compare.title')}</caption>
        <thead>
          <tr>
            <th scope="col" className={FIRST_COLUMN}>
              <span className="sr-only">{text('compare.property')}</span>
            </th>
            {materials.map((material) => (
              <Head key={material.Code} material={material} onRemove={() => leave(material.Code)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
};
