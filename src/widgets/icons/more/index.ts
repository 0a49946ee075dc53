/**
 * Pictures of the remaining icons, a chunk of their own, by the groups of the picker
 * (`../groups.ts`). Imported one by one: the package's index would bring all of them.
 */
import type { ComponentType } from 'react';
import type { MoreIcon } from '../names.ts';
import { brands } from './brands.ts';
import { common } from './common.ts';
import { data } from './data.ts';
import { directions } from './directions.ts';
import { editing } from './editing.ts';
import { hints } from './hints.ts';
import { own } from './own.ts';

export const morePictures: Record<MoreIcon, ComponentType> = {
  ...own,
  ...directions,
  ...hints,
  ...editing,
  ...data,
  ...common,
  ...brands,
};
