/** Lists wherever materials are shown: the picker of a row, and the dialog that saves many at once. */
export { listIdIn, pathOfList } from './list-address.ts';
export { CHANGES_LISTS } from './list-changes.ts';
export { ListIcon } from './list-icon.tsx';
export { type ListedMaterial, ListPicker, type ListPickerProps } from './list-picker.tsx';
export { NewList } from './new-list.tsx';
export { SaveToList, type SaveToListProps } from './save/save-to-list.tsx';
export type { SavedSource } from './save/saved-source.ts';
export { useSaveAction } from './save/use-save-action.tsx';
export { useListProblem } from './use-list-problem.ts';
export { type Lists, listsInOrder, useLists } from './use-lists.ts';
