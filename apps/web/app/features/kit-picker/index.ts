/** Kits wherever materials, carts and orders are shown: adding to kits, making templates, downloading kits. */
export { AddToKits, type AddToKitsProps, type KitMaterial } from './add-to-kits.tsx';
export { ExportOrderKits, useKitExport } from './export/export-order-kits.tsx';
export {
  CHANGES_KITS,
  KITS_PATH,
  MOST_KIT_ITEMS,
  MOST_KITS,
  pathOfSmartKit,
  pathOfTemplate,
  TEMPLATES_PATH,
  useKitProblem,
  useMayChangeTemplates,
  useMayUseKits,
} from './kit-access.ts';
export { HomeSmartKits, type RecentSmartKit, useHomeSmartKits, useRunningProjects } from './running-projects.tsx';
export { type TemplateSource, useTemplateAction } from './use-template-action.tsx';
