import type { ContactRecord } from '@grossist/catalogue-formats';
import { getAccounts, type ImportRunDetails } from '@grossist/contracts';
import { importRecord } from './import-record.ts';
import { PASSWORD } from './people.ts';
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
export const importContact = (record: ContactRecord): Promise<ImportRunDetails> => importRecord(record);
