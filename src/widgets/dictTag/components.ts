import type { WidgetComponents } from '../contract.ts';
import { DictTag } from './DictTag.tsx';

export const components: WidgetComponents = { display: DictTag };
