import type { WidgetComponents } from '../contract.ts';
import { DateText } from './DateText.tsx';

export const components: WidgetComponents = { display: DateText };
