/** Path of a project of kits. */
export const projectPath = (smartKitId: string): string => `/kits/${encodeURIComponent(smartKitId)}`;
