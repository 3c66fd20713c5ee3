/** Path of the start page of smart kits, without its locale. */
export const KITS_PATH = '/kits';
/** Path of the company's templates, without its locale. */
export const TEMPLATES_PATH = '/kit-templates';

/** Path of a project of kits, without its locale. */
export const pathOfSmartKit = (smartKitId: string): string => `${KITS_PATH}/${encodeURIComponent(smartKitId)}`;

/** Path of the editor of a template, without its locale. */
export const pathOfTemplate = (templateId: string): string => `${TEMPLATES_PATH}/${encodeURIComponent(templateId)}`;
