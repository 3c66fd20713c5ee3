export { pathOfSmartKit as projectPath } from '../../kit-picker/index.ts';
