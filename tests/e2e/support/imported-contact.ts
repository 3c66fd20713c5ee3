import type { ContactRecord } from '@grossist/catalogue-formats';
import { getAccounts, getImport, type ImportRunDetails, uploadImport } from '@grossist/contracts';
import { eventually } from './eventually.ts';
import { PASSWORD } from './people.ts';
import { shopAddress } from './shop-address.ts';
import { signedIn } from './signed-in.ts';

/** Somebody who buys where a person of the demo does, as an ERP would tell of them. */
export const aColleagueOf = async (email: string, traits: Partial<ContactRecord>): Promise<ContactRecord> => {
  const accounts = await (await signedIn(email)).call(getAccounts, {});
  return {
    kind: 'contact',
    email: 'somebody@nordkraft.example',
    name: 'Anders Lind',
    companyCode: '100001',
    soldTos: accounts.map(({ soldTo }) => soldTo),
    role: 'buyer',
    locale: 'da-DK',
    ableToCreateOrders: true,
    showNetPrice: true,
    password: PASSWORD,
    ...traits,
  };
};

/** Imports a contact as an editor does, and waits until it is in or refused. */
export const importContact = async (record: ContactRecord): Promise<ImportRunDetails> => {
  const editor = await signedIn('editor@grossist.example');
  const response = await fetch(new URL(`${uploadImport.path}?fileName=contacts.ndjson`, shopAddress()), {
    method: uploadImport.method,
    headers: { ...editor.headers(), 'content-type': 'application/octet-stream' },
    body: `${JSON.stringify(record)}\n`,
  });
  const { ImportId } = uploadImport.response.parse(await response.json());
  const run = () => editor.call(getImport, { params: { importId: ImportId } });
  await eventually(async () => (await run()).State).toBe('done');
  return run();
};
