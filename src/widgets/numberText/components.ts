import type { WidgetComponents } from '../contract.ts';
import { NumberText } from './NumberText.tsx';

export const components: WidgetComponents = { display: NumberText };
