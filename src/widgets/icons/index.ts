export { Icon } from './Icon.tsx';
export { iconName } from './names.ts';
