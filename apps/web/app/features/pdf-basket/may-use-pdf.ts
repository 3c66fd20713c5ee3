import { useSignedInUser } from '../../visitor.ts';

/** Returns true for people of a company who may change something: the others have no PDF basket. */
export const useMayUsePdf = (): boolean => {
  const user = useSignedInUser();
  return user !== undefined && user.companyNumber !== '' && !user.isReadOnly;
};
