import { defineWidget } from '../contract.ts';
import { meta } from './meta.ts';
import { Link } from './Link.tsx';

export const link = defineWidget({ meta, display: Link });
