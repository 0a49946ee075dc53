import type { WidgetComponents } from '../contract.ts';
import { FormGrid } from './FormGrid.tsx';

export const components: WidgetComponents = { layout: FormGrid };
