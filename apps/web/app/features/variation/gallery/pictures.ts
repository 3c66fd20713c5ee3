import type { VariationDetails } from '@grossist/contracts';

export type ShownPicture = VariationDetails['Pictures'][number];

/** The shop's page may show pictures of its own address only; those of others are offered as links. */
const isOwn = ({ Url }: ShownPicture): boolean => Url.startsWith('/') && !Url.startsWith('//');

export const ownPictures = ({ Pictures }: Pick<VariationDetails, 'Pictures'>): ShownPicture[] => Pictures.filter(isOwn);

export const foreignPictures = ({ Pictures }: Pick<VariationDetails, 'Pictures'>): ShownPicture[] =>
  Pictures.filter((picture) => !isOwn(picture));

/** The place that a key leads to from another, round and round; undefined for a key that leads nowhere. */
export const placeByKey = (key: string, place: number, count: number): number | undefined => {
  switch (key) {
    case 'ArrowRight':
      return (place + 1) % count;
    case 'ArrowLeft':
      return (place + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
};
