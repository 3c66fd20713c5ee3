export { Skeleton } from '../feedback/states.tsx';
export { Badge, Chip, CountBadge, Ribbon, type RibbonProps, type Tone } from './badge.tsx';
export { Explanation, type ExplanationProps } from './explanation.tsx';
export { Picture, type PictureProps } from './picture.tsx';
export { Price, type PriceProps, StockMark, type StockMarkProps } from './price-and-stock.tsx';
export { StateDrawing, StateMark, type StateShape } from './state-mark.tsx';
export { CardTable, Table, TableBody, TableCell, TableHead, TableHeading, TableRow } from './table.tsx';
export { typeBesideName } from './type-beside-name.ts';
