/** Kits wherever materials, carts and orders are shown: adding to kits, making templates, downloading kits. */
export { AddToKits, type AddToKitsProps, type KitMaterial } from './add-to-kits.tsx';
export { type RecentSmartKit, useRunningProjects } from './adding/use-running-projects.ts';
export { ExportOrderKits } from './export/export-order-kits.tsx';
export { useKitExport } from './export/use-kit-export.ts';
export { HomeSmartKits, useHomeSmartKits } from './home/home-smart-kits.tsx';
export { KITS_PATH, pathOfSmartKit, pathOfTemplate, TEMPLATES_PATH } from './kit-address.ts';
export { CHANGES_KITS, MOST_KIT_ITEMS, MOST_KITS } from './kit-changes.ts';
export { useMayChangeTemplates, useMayUseKits } from './kit-rights.ts';
export type { TemplateSource } from './template/template-source.ts';
export { useKitProblem } from './use-kit-problem.ts';
export { useTemplateAction } from './use-template-action.tsx';
