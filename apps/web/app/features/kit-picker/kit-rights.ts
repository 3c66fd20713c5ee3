import { useSignedInUser } from '../../visitor.ts';

/** Returns true for buyers of a company: only they have projects of kits. A visitor who came to inspect changes nothing. */
export const useMayUseKits = (): boolean => {
  const user = useSignedInUser();
  return user !== undefined && user.companyNumber !== '' && !user.isReadOnly;
};

/** Returns true for who may change the company's templates: a visit by punchout leaves nothing that the company shares. */
export const useMayChangeTemplates = (): boolean => {
  const mayUse = useMayUseKits();
  return useSignedInUser()?.role !== 'punchout' && mayUse;
};
