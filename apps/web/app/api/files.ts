// Files that the shop answers with: their names, and the browser's download of them.

/** Milliseconds until a file's temporary address is revoked; every browser has read the file by then. */
const REVOKE_DELAY = 25_000;

const nameIn = (disposition: string | null): string | undefined => {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '') ?? [];
  if (encoded === undefined) return undefined;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
};

/** Returns the file of a response, with the name of its Content-Disposition header. */
export const fileOfResponse = async (response: Response, otherwise: string): Promise<File> => {
  const blob = await response.blob();
  return new File([blob], nameIn(response.headers.get('Content-Disposition')) ?? otherwise, { type: blob.type });
};

/** Starts the browser's download of a file. */
export const downloadFile = (file: File): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // Some browsers read the file only after this function has returned.
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_DELAY);
};
