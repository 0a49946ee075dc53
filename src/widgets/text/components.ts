import type { WidgetComponents } from '../contract.ts';
import { Text } from './Text.tsx';

export const components: WidgetComponents = { display: Text };
