export { Badge, Chip, CountBadge, type Tone } from './chip.tsx';
export { Explanation, type ExplanationProps } from './explanation.tsx';
export { Picture, type PictureProps } from './picture.tsx';
export { Price, type PriceProps } from './price.tsx';
export { Ribbon, type RibbonProps } from './ribbon.tsx';
export { Skeleton } from './skeleton.tsx';
export { StockMark, type StockMarkProps } from './stock-mark.tsx';
export { Table, TableBody, TableCell, TableHead, TableHeading, TableRow } from './table.tsx';
export { typeBesideName } from './type-beside-name.ts';
