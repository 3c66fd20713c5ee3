import { useEffect, useState } from 'react';
import { Picture, type PictureProps } from '../data/picture.tsx';
import { isHurried, onceCalm } from './pace.ts';

/** A picture in a row of a long table, not loaded while scrolling fast. Its space is reserved. */
export const RowPicture = (props: PictureProps) => {
  const [isWanted, setIsWanted] = useState(() => !isHurried());
  useEffect(() => (isWanted ? undefined : onceCalm(() => setIsWanted(true))), [isWanted]);
  if (isWanted) return <Picture {...props} />;
  return <svg aria-hidden="true" width={props.width} height={props.height} className="inline-block shrink-0" />;
};
