import { v7 as uuidv7 } from 'uuid';
import type { Mail } from '../../src/gateways/mail/port.ts';

export const aMail = (traits: Partial<Mail> = {}): Mail => ({
  messageId: uuidv7(),
  from: { name: 'Grossist', address: 'shop@grossist.example' },
  to: { name: 'Jørgen Ærø', address: 'jorgen@nordkraft.example' },
  subject: 'Bestilling 4711 – tak',
  html: '<p>Tak for din bestilling, <b>Jørgen</b></p>',
  text: 'Tak for din bestilling, Jørgen',
  attachments: [{ name: 'ordre-4711.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.7 stand-in') }],
  ...traits,
});
