/** A part of a segment or its state, as it lies in memory. */
export type Section = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** Sections do not fit what they should be made to. */
export class WrongSections extends Error {
  override name = 'WrongSections';
}

/** Takes the sections of a file one after the other, as what they were. */
export class SectionReader {
  readonly #sections: readonly Uint8Array[];
  #next = 0;

  /** The sections' bytes; each must begin where its numbers may. */
  constructor(sections: readonly Uint8Array[]) {
    this.#sections = sections;
  }

  /** @throws WrongSections when there is none left. */
  bytes(): Uint8Array {
    const section = this.#sections[this.#next++];
    if (section === undefined) throw new WrongSections('A section is missing');
    return section;
  }

  shorts(): Uint16Array {
    const { buffer, byteOffset, length } = this.#numbers(2);
    return new Uint16Array(buffer, byteOffset, length / 2);
  }

  words(): Uint32Array {
    const { buffer, byteOffset, length } = this.#numbers(4);
    return new Uint32Array(buffer, byteOffset, length / 4);
  }

  doubles(): Float64Array {
    const { buffer, byteOffset, length } = this.#numbers(8);
    return new Float64Array(buffer, byteOffset, length / 8);
  }

  #numbers(size: number): Uint8Array {
    const section = this.bytes();
    if (section.length % size !== 0) throw new WrongSections('A section has half a number');
    return section;
  }

  /** @throws WrongSections when sections are left. */
  end(): void {
    if (this.#next !== this.#sections.length) throw new WrongSections('There are sections too many');
  }
}
