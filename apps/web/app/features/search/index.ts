/** Finding: the field in the header, and the page of results. */
export { Camera } from './scan/camera.tsx';
export { ScanEntry } from './scan/scan-entry.tsx';
export { SearchBox } from './search-box.tsx';
export { SearchExamples } from './search-examples.tsx';
