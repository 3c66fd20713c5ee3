import type { offline as source } from '../en-US/offline.ts';
import type { Translation } from '../translation.ts';

export const offline: Translation<typeof source> = {
  'offline.title': 'Bíðar eftir at verða sent',
  'offline.bar': 'Ikki á netinum. Tað, tú leggur afturat, verður sent, tá tú ert á netinum aftur.',
  'offline.bar.asOf': 'Kurv, listar og bíleggingar frá {time}, uttan verandi prísir.',
  'offline.bar.waiting': '{count, plural, one {# vøra bíðar} other {# vørur bíða}} eftir at koma í kurvina.',
  'offline.bar.sending': '{count, plural, one {# vøra verður løgd} other {# vørur verða lagdar}} í kurvina.',
  'offline.bar.refused': '{count, plural, one {# vøra varð} other {# vørur vórðu}} noktað. Broyt ella tak burtur.',
  'offline.bar.signIn': '{count, plural, one {# vøra bíðar} other {# vørur bíða}}. Rita inn av nýggjum fyri at senda.',
  'offline.queue.open': 'Vís {count}',
  'offline.queue.entry': '{quantity} × {name}',
  'offline.queue.remove': 'Tak burtur',
  'offline.queue.again': 'Send av nýggjum',
  'offline.queued': 'Skrásett. Vøran verður løgd í kurvina, tá tú ert á netinum aftur.',
  'offline.queued.named': '{name} er skrásett og verður løgd í kurvina, tá tú ert á netinum aftur.',
  'offline.notQueued': 'Tú ert ikki á netinum, og kagin goymir einki. Legg vøruna afturat, tá tú ert á netinum aftur.',
  'offline.refused.unknown': 'Ongin vøra hevur hetta nummarið.',
  'offline.refused.several': 'Fleiri vørur hava hetta nummarið. Tak tað burtur, og vel eina í leitingini.',
  'offline.refused.quantity': 'Nøgdin kann ikki bíleggjast. Broyt hana.',
  'offline.refused.pieces': 'Innihaldið í øskjuni er ókent. Legg sjálva vøruna afturat.',
  'offline.refused.old': 'Hon hevur bíðað í fýra vikur. Kanna kurvina, áðrenn tú sendir hana av nýggjum.',
  'offline.order.off': 'Tú ert ikki á netinum. Bílegg, tá tú ert á netinum aftur.',
  'offline.page.title': 'Tú ert ikki á netinum',
  'offline.page.text': 'Síðan er ikki goymd á hesi eindini. Hesar kanst tú lata upp:',
  'offline.app.description': 'El- og vvs-vørur, eisini uttan samband',
};
