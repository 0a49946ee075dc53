/** What steps have in common that open a drawer or modal. */
import { defined } from '../../schema/defined.ts';
import type { Text } from '../../schema/generated/types.gen.ts';
import { member } from '../../schema/meta/member.ts';
import type { MetaSchema } from '../../schema/meta/schema.ts';

/** Members that say what opens. */
export const containerMembers: Readonly<Record<string, MetaSchema>> = {
  container: {
    description: 'What it opens in.',
    enum: ['drawer', 'modal'],
    default: 'drawer',
  },
  title: member('text', 'Title; default the label of the action.'),
  width: {
    description: 'Pixels or a CSS width.',
    type: ['integer', 'string'],
    pattern: '^(\\d+(\\.\\d+)?(px|%|r?em|ch|v[wh]|vmin|vmax)|(calc|min|max|clamp)\\(.+\\))$',
  },
};

/** A drawer or modal, as plans have it. */
export interface ContainerPlan {
  container: 'drawer' | 'modal';
  title?: Text;
  width?: number | string;
}

export const containerOf = ({
  container = 'drawer',
  title,
  width,
}: Partial<ContainerPlan>): ContainerPlan => ({
  container,
  ...defined({ title, width }),
});
