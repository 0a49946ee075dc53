import { defineWidget } from '../contract.ts';
import { meta } from './meta.ts';
import { DictTag } from './DictTag.tsx';

export const dictTag = defineWidget({ meta, display: DictTag });
