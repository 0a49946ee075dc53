import { defineWidget } from '../contract.ts';
import { meta } from './meta.ts';
import { Input } from './Input.tsx';

export const input = defineWidget({ meta, input: Input });
