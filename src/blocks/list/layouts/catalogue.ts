/** All layouts of lists, without their components: what checker and compiler know of them. */
import { calendar } from './calendar/definition.ts';
import { gallery } from './gallery/definition.ts';
import { kanban } from './kanban/definition.ts';
import type { AnyLayoutDefinition } from './layout.ts';
import { table } from './table/definition.ts';
import { tree } from './tree/definition.ts';

export const definitions: readonly AnyLayoutDefinition[] = [table, tree, gallery, kanban, calendar];
