import type { WidgetComponents } from '../contract.ts';
import { Link } from './Link.tsx';

export const components: WidgetComponents = { display: Link };
