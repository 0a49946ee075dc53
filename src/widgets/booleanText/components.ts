import type { WidgetComponents } from '../contract.ts';
import { BooleanText } from './BooleanText.tsx';

export const components: WidgetComponents = { display: BooleanText };
