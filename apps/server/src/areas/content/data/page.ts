import type { Language } from '@grossist/domain';

type InAll = Readonly<Record<Language, string>>;

/** A page of the demo wholesaler in all seven languages. */
export interface DemoPage {
  slug: string;
  kind: 'help' | 'guide';
  titles: InAll;
  introductions: InAll;
  bodies: InAll;
}
