/** Beyond so many it is cheaper to forget everything once. */
const MOST_MATERIALS = 20_000;

/** What the ERP's tables are told to have changed, and when: whatever was asked before is no longer fresh. */
export class Changes {
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

  /** Whether any of the materials changed since, or in the very moment, since nobody knows which came first. */
  since(at: number, materials: Iterable<string>): boolean {
    if (this.#everything >= at) return true;
    for (const material of materials) {
      const changed = this.#materials.get(material);
      if (changed !== undefined && changed >= at) return true;
    }
    return false;
  }
}
