import { defineWidget } from '../contract.ts';
import { meta } from './meta.ts';
import { Text } from './Text.tsx';

export const text = defineWidget({ meta, display: Text });
