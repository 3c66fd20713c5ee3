/** Files read and checked: here, or in a thread of its own where reading takes as long as writing. */
export { readWindows } from './read-windows.ts';
export { readingThreadFile } from './thread-file.ts';
export { windowsInThread } from './windows-in-thread.ts';
