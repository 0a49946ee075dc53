import { defineWidget } from '../contract.ts';
import { meta } from './meta.ts';
import { FormGroup } from './FormGroup.tsx';

export const formGroup = defineWidget({ meta, layout: FormGroup });
