import type { Art, Drawing } from '../drawing.ts';
import type { Brush } from '../paint/brush.ts';
import { COLOURS, darker, lighter } from '../paint/colours.ts';
import { box, drum, plate, screw, shadow } from '../paint/solids.ts';
import { circle, d, ellipse, line, path, rect, text, times } from '../paint/svg.ts';
import type { Facts } from '../reading/facts.ts';
import { current, labels, measured, milliamps, rating } from '../reading/labels.ts';

const INK = '#35424e';
const BODY = '#e8ebee';

interface Place {
  x: number;
  width: number;
  module: number;
}

/** The common housing of devices on the top hat rail; `module` is the width of one spacing. */
const housing = (modules: number, b: Brush, colour = BODY): { art: string; at: Place } => {
  const module = Math.min(76, 268 / modules);
  const width = module * modules;
  const x = 188 - width / 2;
  const seams = times(modules - 1, (index) => line(d`M${x + module * (index + 1)} 74v232`, darker(colour, 0.28), 1.2));
  const terminals = times(modules, (index) => {
    const cx = x + module * (index + 0.5);
    const r = Math.min(15, module * 0.28);
    const hole = (y: number) =>
      circle(cx, y, r + 3, darker(colour, 0.22)) + circle(cx, y, r, '#59636c') + screw(cx, y, r * 0.82, b);
    return hole(100) + hole(280);
  });
  const art =
    rect(x - 26, 172, width + 70, 40, 2, b.lying('#b4bcc3')) +
    shadow(200, 326, width * 0.62, b, 14) +
    box(x, 74, width, 232, 26, colour, b) +
    rect(x, 74, width, 232, 4, 'none', { stroke: darker(colour, 0.35), 'stroke-width': 1 }) +
    seams +
    terminals +
    plate(x + 2, 134, width - 4, 112, 5, lighter(colour, 0.45), b);
  return { art, at: { x, width, module } };
};

const lever = (cx: number, width: number, colour: string, b: Brush) =>
  rect(cx - width / 2 - 3, 164, width + 6, 62, 4, '#56616b') +
  rect(cx - width / 2, 167, width, 40, 4, b.lying(colour)) +
  rect(cx - width / 2, 199, width, 7, 2, darker(colour, 0.45)) +
  rect(cx - width * 0.22, 210, width * 0.44, 11, 2, COLOURS.green);

const marking = (at: Place, words: string, size = 19) =>
  text(at.x + 9, 157, Math.min(size, at.width / Math.max(2, words.length) / 0.62), words, INK, {
    'text-anchor': 'start',
    'font-weight': 700,
  });

/** Poles switched together; "3P+N" counts four. */
const polesOf = (f: Facts, other: number, most: number): number => {
  const written = /^(\d)\s?P(\+N)?/i.exec(f.written(/\b(\d\s?P(?:\+N)?)(?![A-Z])/i) ?? '');
  const poles =
    f.known('poles') ?? (written === null ? other : Number(written[1]) + (written[2] === undefined ? 0 : 1));
  return Math.round(Math.min(most, Math.max(1, poles)));
};

/** As written ("3P+N") or counted; nothing when the data does not say. */
const polesLabel = (f: Facts): string => {
  const poles = f.known('poles');
  return f.written(/\b(\dP(?:\+N)?)(?![A-Z])/) ?? (poles === undefined ? '' : `${Math.round(Math.min(9, poles))}P`);
};

export const miniatureCircuitBreaker: Drawing = (f, b): Art => {
  const poles = polesOf(f, 1, 4);
  const { art, at } = housing(poles, b);
  const levers = times(
    poles,
    (index) =>
      `<g data-pole="${index + 1}">${lever(at.x + at.module * (index + 0.5), at.module * 0.46, '#2f5f9e', b)}</g>`,
  );
  const bar = poles > 1 ? rect(at.x + at.module * 0.4, 178, at.width - at.module * 0.8, 12, 3, b.lying('#2f5f9e')) : '';
  const printed = rating(f);
  return {
    body: art + levers + bar + marking(at, printed, 21),
    labels: labels([printed, polesLabel(f)]),
  };
};

const testButton = (x: number, y: number, b: Brush) =>
  rect(x, y, 28, 24, 4, b.face('#f0c53a'), { stroke: '#8c7320', 'stroke-width': 1 }) +
  text(x + 14, y + 18, 16, 'T', '#4a3d10', { 'font-weight': 700 });

const residual =
  (withCurve: boolean): Drawing =>
  (f, b) => {
    const poles = polesOf(f, 2, 4);
    const { art, at } = housing(Math.max(2, poles), b);
    const rated = withCurve ? rating(f) : current(f);
    const sine = d`M${at.x + at.width - 46} 150q8 -14 16 0t16 0`;
    const body =
      art +
      lever(at.x + at.module * 0.55, at.module * 0.5, withCurve ? '#2f5f9e' : '#3d464f', b) +
      testButton(at.x + at.width - 46, 182, b) +
      marking(at, rated) +
      text(at.x + at.width - 32, 232, 13, milliamps(f), INK, { 'font-weight': 600 }) +
      line(sine, INK, 2);
    const type = f.word('leakage');
    return {
      body,
      labels: labels([
        rated === '' ? polesLabel(f) : rated,
        milliamps(f),
        type === undefined ? undefined : type.length === 1 ? `Type ${type}` : type,
      ]),
    };
  };

export const residualBreaker = residual(false);
export const residualBreakerWithOvercurrent = residual(true);

export const surgeArrester: Drawing = (f, b) => {
  const poles = polesOf(f, 2, 4);
  const { art, at } = housing(poles, b);
  const cartridges = times(poles, (index) => {
    const x = at.x + at.module * index + 5;
    return (
      rect(x, 140, at.module - 10, 100, 5, b.lying('#c8433a'), { stroke: '#7a211c', 'stroke-width': 1 }) +
      rect(x + (at.module - 10) / 2 - 9, 152, 18, 12, 2, '#55b36a') +
      path(d`M${x + at.module / 2 - 3} 176l-12 24h10l-4 22 16 -28h-10l5 -18z`, '#fff')
    );
  });
  return {
    body: art + cartridges,
    labels: labels([measured(f, 'surge', 'kA') ?? polesLabel(f), measured(f, 'volts', 'V')]),
  };
};

/** Contactor, timer or bus actuator in the modular housing. */
export const modularDevice: Drawing = (f, b) => {
  const modules = f.count('modules', 1, 8, 2);
  const { art, at } = housing(Math.min(6, Math.max(1, modules)), b);
  const knob = at.x + at.width / 2;
  const body =
    art +
    circle(knob, 198, Math.min(26, at.module * 0.36), b.ball('#c9d0d6'), { stroke: '#7b868f', 'stroke-width': 1 }) +
    line(d`M${knob} 198l${-Math.min(16, at.module * 0.2)} ${-12}`, INK, 3.4) +
    rect(at.x + 9, 228, 16, 9, 2, '#55b36a') +
    marking(at, current(f).replace(' ', ''));
  return { body, labels: labels([current(f), measured(f, 'volts', 'V')]) };
};

export const electricityMeter: Drawing = (f, b) => {
  const { art, at } = housing(4, b);
  const body =
    art +
    rect(at.x + 18, 146, at.width - 36, 46, 4, '#9fb3a4', { stroke: '#5d6c62', 'stroke-width': 1.5 }) +
    text(at.x + at.width / 2, 180, 30, '004217,6', '#24312a', { 'font-family': 'monospace', 'font-weight': 600 }) +
    text(at.x + at.width - 40, 232, 19, 'kWh', INK, { 'font-weight': 700 }) +
    circle(at.x + 30, 224, 6, '#d8433b');
  return { body, labels: labels([current(f), measured(f, 'phases', '~')]) };
};

export const cartridgeFuse: Drawing = (f, b) => {
  const kind = f.word('model') ?? f.written(/\b(D0[123]|DI{1,3}|NH\d{1,2})\b/);
  const fuse = (x: number, y: number, scale: number) =>
    `<g transform="translate(${x} ${y}) scale(${scale})">` +
    drum(0, 138, 54, 34, '#c3c9ce', b) +
    path('M-40 44v88q0 12 14 14h52q14-2 14-14v-88z', b.standing('#f4f3ef')) +
    drum(0, 20, 66, 32, '#c3c9ce', b) +
    ellipse(0, 19, 14, 3.6, '#c9352f') +
    text(0, 102, 22, current(f).replace(' ', ''), '#4b5762', { 'font-weight': 700 }) +
    '</g>';
  return {
    body: shadow(200, 322, 120, b, 16) + fuse(140, 96, 1.25) + fuse(254, 112, 1.2),
    labels: labels([current(f), kind]),
  };
};

export const knifeFuse: Drawing = (f, b) => {
  const blade = (y: number) =>
    path(d`M180 ${y}h40v56h-40z`, b.polished('#c9ced3'), { stroke: '#7c868e', 'stroke-width': 1 });
  const body =
    shadow(200, 336, 84, b, 12) +
    blade(50) +
    blade(276) +
    box(138, 106, 112, 170, 30, '#eceae4', b) +
    rect(138, 106, 112, 16, 0, b.face('#aab2b9')) +
    rect(138, 260, 112, 16, 0, b.face('#aab2b9')) +
    rect(148, 136, 92, 108, 4, '#fbfbf9', { stroke: '#d2d0c8', 'stroke-width': 1 }) +
    text(194, 180, 27, current(f).replace(' ', ''), '#35424e', { 'font-weight': 700 }) +
    text(194, 212, 18, measured(f, 'volts', 'V') ?? '', '#6b7782');
  return { body, labels: labels([current(f), f.word('model')]) };
};
