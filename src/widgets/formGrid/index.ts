import { defineWidget } from '../contract.ts';
import { meta } from './meta.ts';
import { FormGrid } from './FormGrid.tsx';

export const formGrid = defineWidget({ meta, layout: FormGrid });
