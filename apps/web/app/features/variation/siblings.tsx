import type { SearchDocument, VariationDetails } from '@grossist/contracts';
import { useText } from '../../i18n/index.ts';
import { Picture, ShopLink, Table, TableBody, TableCell, TableHead, TableHeading, TableRow } from '../../ui/index.ts';
import { useSignedInUser } from '../../visitor.ts';
import { PriceList } from '../cart/index.ts';
import { MaterialAdd, MaterialBadges, MaterialPrice } from '../catalogue/index.ts';

const Sibling = ({ sibling, hasPrice }: { sibling: SearchDocument; hasPrice: boolean }) => (
  <TableRow>
    <TableCell>
      <div className="flex min-w-56 items-center gap-3">
        <Picture src={sibling.ImageUrl} alt="" width={48} height={48} />
        <div className="grid gap-0.5">
          <ShopLink
            to={sibling.Url}
            lang={sibling.NameLanguage || undefined}
            className="rounded-sm font-semibold hover:underline"
          >
            {sibling.TypeDesignation || sibling.ItemLocalMaterialName}
          </ShopLink>
          {!sibling.ItemLocalMaterialName.includes(sibling.TypeDesignation) && (
            <span className="text-sm text-muted">{sibling.ItemLocalMaterialName}</span>
          )}
          <MaterialBadges material={sibling} />
        </div>
      </div>
    </TableCell>
    <TableCell>
      <span className="whitespace-nowrap">
        {sibling.ItemElNumber || sibling.ItemHwsNumber || sibling.ItemSAPMaterialNumber}
      </span>
    </TableCell>
    <TableCell>
      <span className="whitespace-nowrap">{sibling.SupplierNumber}</span>
    </TableCell>
    {hasPrice && (
      <TableCell isNumber>
        <MaterialPrice sapMaterialNumber={sibling.ItemSAPMaterialNumber} unit={sibling.SalesUnit} align="right" />
      </TableCell>
    )}
    {hasPrice && (
      <TableCell>
        <MaterialAdd material={sibling} />
      </TableCell>
    )}
  </TableRow>
);

/** The other variations of the product, to compare and to order. */
export const Siblings = ({ variation }: { variation: VariationDetails }) => {
  const text = useText();
  const hasPrice = useSignedInUser() !== undefined;
  const siblings = variation.Siblings.filter(({ Code }) => Code !== variation.Code);
  if (siblings.length === 0) return null;
  const title = text('variation.siblings', { product: variation.ProductName || variation.ItemLocalMaterialName });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="siblings" className="text-xl">
        {title}
      </h2>
      <PriceList numbers={siblings.map((sibling) => sibling.ItemSAPMaterialNumber)}>
        <Table caption={title}>
          <TableHead>
            <TableHeading>{text('variation.siblings.variation')}</TableHeading>
            <TableHeading>{text('variation.siblings.number')}</TableHeading>
            <TableHeading>{text('catalogue.number.supplier')}</TableHeading>
            {hasPrice && <TableHeading isNumber>{text('variation.siblings.price')}</TableHeading>}
            {hasPrice && (
              <TableHeading>
                <span className="sr-only">{text('variation.order')}</span>
              </TableHeading>
            )}
          </TableHead>
          <TableBody>
            {siblings.map((sibling) => (
              <Sibling key={sibling.Code} sibling={sibling} hasPrice={hasPrice} />
            ))}
          </TableBody>
        </Table>
      </PriceList>
    </div>
  );
};
