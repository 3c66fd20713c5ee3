/** Knows what else a customer may want. What it names may be gone, or not for everybody: who asks looks at that. */
export interface Recommender {
  /** What goes best with these materials, none of them among it; the best first. */
  boughtTogether(sapMaterialNumbers: readonly string[], limit: number): Promise<readonly string[]>;
  /** What most orders have. */
  boughtOften(limit: number): Promise<readonly string[]>;
  /** What an account buys again and again, the most often bought first. */
  boughtAgain(soldTo: string, limit: number): Promise<readonly string[]>;
  /** Learns from all orders up to now. Callers may ask at any time: what is learnt replaces what was, at once. */
  learn(): Promise<Learnt>;
}

export interface Learnt {
  baskets: number;
  pairs: number;
}
