import { defineWidget } from '../contract.ts';
import { meta } from './meta.ts';
import { Select } from './Select.tsx';

export const select = defineWidget({ meta, input: Select });
