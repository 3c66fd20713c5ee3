import { createHash } from 'node:crypto';

/** A picture as it is sent: a drawing as SVG text, or the bytes of a stored one. */
export interface PictureContent {
  type: 'image/svg+xml; charset=utf-8' | 'image/webp';
  content: string | Buffer;
}

export interface Picture extends PictureContent {
  etag: string;
}

interface Kept {
  picture: Picture;
  bytes: number;
  drawnAt: number;
}

const FRESH_FOR_MS = 60_000;

const pictureOf = ({ type, content }: PictureContent): Picture => ({
  type,
  content,
  etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
});

/** Returns a drawing as it is sent. */
export const drawing = (svg: string): PictureContent => ({ type: 'image/svg+xml; charset=utf-8', content: svg });

/**
 * Pictures drawn lately, at most so many bytes of them, the longest unused forgotten first. After a minute one is
 * drawn anew, for its material may have changed.
 */
export class DrawnPictures {
  readonly #most: number;
  readonly #kept = new Map<string, Kept>();
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#most = mostBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** The picture of a key; undefined when `draw` finds nothing to draw. */
  async get(key: string, draw: () => Promise<PictureContent | undefined>): Promise<Picture | undefined> {
    const kept = this.#kept.get(key);
    if (kept !== undefined) {
      this.#forget(key, kept);
      if (performance.now() - kept.drawnAt < FRESH_FOR_MS) return this.#keep(key, kept);
    }
    const drawn = await draw();
    if (drawn === undefined) return undefined;
    const meanwhile = this.#kept.get(key);
    if (meanwhile !== undefined) this.#forget(key, meanwhile);
    return this.#keep(key, {
      picture: pictureOf(drawn),
      bytes: Buffer.byteLength(drawn.content),
      drawnAt: performance.now(),
    });
  }

  #forget(key: string, { bytes }: Kept): void {
    this.#kept.delete(key);
    this.#bytes -= bytes;
  }

  /** As the last used; then the first used go until all fit. */
  #keep(key: string, kept: Kept): Picture {
    this.#kept.set(key, kept);
    this.#bytes += kept.bytes;
    for (const [oldest, { bytes }] of this.#kept) {
      if (this.#bytes <= this.#most) break;
      this.#kept.delete(oldest);
      this.#bytes -= bytes;
    }
    return kept.picture;
  }
}
