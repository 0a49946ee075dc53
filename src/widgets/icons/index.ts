export { Icon } from './Icon.tsx';
export { iconName, iconNames } from './names.ts';
