type Disposition = 'attachment' | 'inline';

/** Returns a Content-Disposition that names a file for any browser, without characters that file systems refuse. RFC 6266. */
const disposition = (type: Disposition, name: string, fallback: string, format: string): string => {
  const safeName = name
    .normalize('NFC')
    .replace(/[\p{C}<>:"/\\|?*]+/gu, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const file = `${[...(safeName === '' ? fallback : safeName)].slice(0, 60).join('')}.${format}`;
  const ascii = file.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(file).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `${type}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
};

/** For a file to be saved. */
export const attachment = (name: string, fallback: string, format: string): string =>
  disposition('attachment', name, fallback, format);

/** For a file to be shown in a window. */
export const inline = (name: string, fallback: string, format: string): string =>
  disposition('inline', name, fallback, format);
