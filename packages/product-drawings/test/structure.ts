const TAG = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z0-9-]+="[^"<]*")*)\s*(\/?)>/g;

/** Everything wrong with a picture: unbalanced tags, stray markup, foreign references, numbers that are none, size. */
export const faults = (svg: string, prefix: string): string[] => {
  const found: string[] = [];
  const open: string[] = [];
  for (const [, closing, name = '', , empty] of svg.matchAll(TAG)) {
    if (closing === '/') {
      if (open.pop() !== name) found.push(`</${name}> closes another element`);
    } else if (empty !== '/') open.push(name);
  }
  if (open.length > 0) found.push(`left open: ${open.join(' ')}`);
  const rest = svg.replace(TAG, '');
  if (/[<>]/.test(rest)) found.push(`markup in text: ${rest.slice(0, 80)}`);
  if (/&(?!(?:amp|lt|gt|quot|#39);)/.test(svg)) found.push('a bare ampersand');
  if (!svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"')) found.push('another root');
  // The title may say anything; attributes and definitions may not.
  const drawn = svg.replace(/<title>.*?<\/title>/s, '').replace('xmlns="http://www.w3.org/2000/svg"', '');
  const attributes = [...drawn.matchAll(/\s[a-zA-Z0-9-]+="[^"]*"/g)].map(([one]) => one).join('');
  if (/http|href|data:|<script|<image|\son[a-z]+=/i.test(attributes)) found.push('a foreign reference');
  if (/NaN|undefined|Infinity|null|\[object/.test(attributes))
    found.push(/.{30}(?:NaN|undefined|Infinity|null|\[object)/s.exec(attributes)?.[0] ?? 'NaN');
  if (/NaN|undefined|Infinity/.test(textsOf(svg).join('|')))
    found.push(`a text that is no value: ${textsOf(svg).join('|')}`);
  const ids = new Set([...svg.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id));
  for (const id of ids) if (!id?.startsWith(prefix)) found.push(`id ${id} without the prefix`);
  for (const [, target] of svg.matchAll(/url\(([^)]*)\)/g))
    if (!ids.has(target?.slice(1))) found.push(`url(${target}) leads nowhere`);
  if (Buffer.byteLength(svg) >= 12_000) found.push(`${Buffer.byteLength(svg)} bytes`);
  return found;
};

/** The lettering of a picture, entities undone for the ones that occur in measures. */
export const textsOf = (svg: string): string[] =>
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, content = '']) => content.replaceAll('&quot;', '"'));
