import { defineWidget } from '../contract.ts';
import { meta } from './meta.ts';
import { BooleanText } from './BooleanText.tsx';

export const booleanText = defineWidget({ meta, display: BooleanText });
