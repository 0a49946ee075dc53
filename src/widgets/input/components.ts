import type { WidgetComponents } from '../contract.ts';
import { Input } from './Input.tsx';

export const components: WidgetComponents = { input: Input };
