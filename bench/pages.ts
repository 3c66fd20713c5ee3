import { type Measured, measure, summary, timed } from './measure.ts';

/** Whole pages as an anonymous visitor gets them. */
export const measurePages = async (base: string, size: string): Promise<Measured[]> => {
  const page = async (path: string): Promise<void> => {
    const response = await fetch(`${base}${path}`, { headers: { 'accept-language': 'da' } });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    await response.text();
  };
  const firstVisit = summary(`first visit of the home page, ${size}`, [await timed(() => page('/'))]);
  return [
    firstVisit,
    await measure(`home page, ${size}`, 40, () => page('/')),
    await measure(`search page, ${size}`, 40, () => page('/search?query=kabel')),
    await measure(`variation page, ${size}`, 40, () => page('/variation/1000001')),
  ];
};
