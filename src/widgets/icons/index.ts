export { Icon } from './Icon.tsx';
export { iconName } from './iconName.ts';
