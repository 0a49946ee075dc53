import { defineWidget } from '../contract.ts';
import { meta } from './meta.ts';
import { DateText } from './DateText.tsx';

export const dateText = defineWidget({ meta, display: DateText });
