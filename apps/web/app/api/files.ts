/** Milliseconds until a browser has surely read what it was handed. */
const LONGEST = 25_000;

const nameIn = (disposition: string | null): string | undefined => {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '') ?? [];
  if (encoded === undefined) return undefined;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
};

/** The file that an answer is, by the name that the shop gave it. */
export const fileIn = async (response: Response, otherwise: string): Promise<File> => {
  const blob = await response.blob();
  return new File([blob], nameIn(response.headers.get('Content-Disposition')) ?? otherwise, { type: blob.type });
};

/** Hands a file to the browser to keep. */
export const keepFile = (file: File): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // Not at once: some browsers read it only after this.
  setTimeout(() => URL.revokeObjectURL(address), LONGEST);
};
