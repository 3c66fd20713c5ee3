import { importMessage } from '../import-messages/index.ts';
import { NotThisFormat } from '../reader.ts';
import { shown } from '../refusal.ts';
import type { Element } from '../xml/index.ts';

/** With the additions of one industry or another ("2005+onto", "2005fd"), which change nothing that is read. */
const NAMESPACE = /^https?:\/\/www\.bmecat\.org\/(?:bmecat\/)?(\d[\w.+-]{0,20})(?:\/[\w.+-]{0,40})?$/i;
/** That of ETIM's own guideline from its version 3.1 on (".../bmecat/50"), which is of BMEcat 2005. */
const ETIM_NAMESPACE = /^https?:\/\/www\.etim-international\.com\/bmecat\/\d{1,3}$/i;
const VERSION = /^(?:1\.(?:01|2)(?:\.\d)?|2005(?:\.[0-9])?(?:fd)?(?:\.\d)?)$/i;
const OWN = /^2005(?:\.[12])?$/;

export interface Root {
  version: string;
  namespace: string;
  /** False for a namespace that only resembles the version's. */
  isOwnNamespace: boolean;
}

/** Reads the root of a file. @throws NotThisFormat when it is none of BMEcat, or of a version that is not read */
export const checkRoot = ({ name, attributes }: Element): Root => {
  const local = name.toUpperCase();
  if (local !== 'BMECAT')
    throw new NotThisFormat(importMessage`The file’s first element is ${shown(name)}, not BMECAT.`);
  const prefixed = Object.entries(attributes).find(
    ([key, value]) => key.startsWith('xmlns:') && (NAMESPACE.test(value) || ETIM_NAMESPACE.test(value)),
  );
  const namespace = attributes['xmlns'] ?? prefixed?.[1] ?? '';
  const [, release] = ETIM_NAMESPACE.test(namespace) ? ['', '2005'] : (NAMESPACE.exec(namespace) ?? []);
  if (namespace !== '' && release === undefined)
    throw new NotThisFormat(importMessage`The namespace ${shown(namespace)} is not that of BMEcat.`);
  const version = (attributes['version'] ?? '').trim();
  if (version !== '' && !VERSION.test(version))
    throw new NotThisFormat(
      importMessage`BMEcat version ${shown(version)} is not supported. Use 1.2, 2005, 2005.1 or 2005.2.`,
    );
  const told = version || (release ?? '1.2');
  return { version: told, namespace, isOwnNamespace: namespace === '' || OWN.test(release ?? '') };
};
