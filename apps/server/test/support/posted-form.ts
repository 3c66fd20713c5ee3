const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescaped = (text: string): string => text.replaceAll(/&(\w+);/g, (_, name: string) => ENTITIES[name] ?? '');

export interface PostedForm {
  action: string;
  target: string;
  /** In the order of the page. */
  fields: readonly (readonly [string, string])[];
}

/** The form of a page that posts itself, as a browser reads it. */
export const postedForm = (html: string): PostedForm => {
  const [, action = '', target = ''] = /<form method="post" action="([^"]*)" target="([^"]*)"/.exec(html) ?? [];
  const fields = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(
    ([, name = '', value = '']) => [unescaped(name), unescaped(value)] as const,
  );
  return { action: unescaped(action), target: unescaped(target), fields };
};
