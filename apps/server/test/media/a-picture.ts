import sharp, { type Sharp } from 'sharp';

export interface PictureTraits {
  width?: number;
  height?: number;
  color?: string;
}

const drawn = ({ width = 60, height = 40, color = '#1f6feb' }: PictureTraits): Sharp =>
  sharp({ create: { width, height, channels: 3, background: color } });

export const aJpeg = (traits: PictureTraits = {}): Promise<Buffer> => drawn(traits).jpeg().toBuffer();

export const aPng = (traits: PictureTraits = {}): Promise<Buffer> => drawn(traits).png().toBuffer();

export const aGif = (traits: PictureTraits = {}): Promise<Buffer> => drawn(traits).gif().toBuffer();

/** A photograph taken upright, with its place and maker in it. */
export const aPhotograph = (): Promise<Buffer> =>
  drawn({ width: 60, height: 40 })
    .jpeg()
    .withExif({
      IFD0: { Make: 'Hidden camera' },
      IFD3: { GPSLatitude: '55/1 40/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
