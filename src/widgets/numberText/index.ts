import { defineWidget } from '../contract.ts';
import { meta } from './meta.ts';
import { NumberText } from './NumberText.tsx';

export const numberText = defineWidget({ meta, display: NumberText });
