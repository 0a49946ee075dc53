import type { WidgetComponents } from '../contract.ts';
import { FormGroup } from './FormGroup.tsx';

export const components: WidgetComponents = { layout: FormGroup };
