/** Above this many, all prices are invalidated at once instead. */
const MOST_MATERIALS = 20_000;

/** Records when stock or prices of materials changed, so that prices of before are no longer fresh. */
export class ChangedMaterials {
  #everything = Number.NEGATIVE_INFINITY;
  #materials = new Map<string, number>();

  note(materials: readonly string[], at: number): void {
    if (this.#materials.size + materials.length > MOST_MATERIALS) this.noteAll(at);
    else for (const material of materials) this.#materials.set(material, at);
  }

  noteAll(at: number): void {
    this.#everything = at;
    this.#materials.clear();
  }

  /** Returns true if any of the materials changed at or after a time: in the same millisecond the order is unknown. */
  since(at: number, materials: Iterable<string>): boolean {
    if (this.#everything >= at) return true;
    for (const material of materials) {
      const changed = this.#materials.get(material);
      if (changed !== undefined && changed >= at) return true;
    }
    return false;
  }
}
