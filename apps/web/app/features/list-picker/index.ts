/** Lists wherever materials are shown: the picker of a row, and the dialog that saves many at once. */

export { ListIcon } from './list-icon.tsx';
export { type ListedMaterial, ListPicker, type ListPickerProps } from './list-picker.tsx';
export { NewList } from './new-list.tsx';
export { type SavedSource, SaveToList, type SaveToListProps, useSaveAction } from './save/save-to-list.tsx';
export {
  CHANGES_LISTS,
  type Lists,
  listIdIn,
  listsInOrder,
  pathOfList,
  useListProblem,
  useLists,
} from './use-lists.ts';
