import type { WidgetComponents } from '../contract.ts';
import { Select } from './Select.tsx';

export const components: WidgetComponents = { input: Select };
