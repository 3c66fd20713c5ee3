import { hash } from '@node-rs/argon2';

/** Hashes passwords, the same one only once for as long as the function lives: ten thousand demo buyers share one. */
export const hashOnce = (): ((plain: string) => Promise<string>) => {
  const hashes = new Map<string, Promise<string>>();
  return (plain) => {
    const known = hashes.get(plain) ?? hash(plain);
    hashes.set(plain, known);
    return known;
  };
};
