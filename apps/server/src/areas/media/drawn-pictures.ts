import { createHash } from 'node:crypto';

export interface Picture {
  svg: string;
  etag: string;
}

interface Kept {
  picture: Picture;
  bytes: number;
  drawnAt: number;
}

const FRESH_FOR_MS = 60_000;

const pictureOf = (svg: string): Picture => ({
  svg,
  etag: `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`,
});

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
  async get(key: string, draw: () => Promise<string | undefined>): Promise<Picture | undefined> {
    const kept = this.#kept.get(key);
    if (kept !== undefined) {
      this.#forget(key, kept);
      if (performance.now() - kept.drawnAt < FRESH_FOR_MS) return this.#keep(key, kept);
    }
    const svg = await draw();
    if (svg === undefined) return undefined;
    const meanwhile = this.#kept.get(key);
    if (meanwhile !== undefined) this.#forget(key, meanwhile);
    return this.#keep(key, { picture: pictureOf(svg), bytes: Buffer.byteLength(svg), drawnAt: performance.now() });
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
