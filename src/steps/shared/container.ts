/** What steps have in common that open a drawer or modal. */
import { defined } from '../../schema/defined.ts';
import type { Text } from '../../schema/generated/types.gen.ts';

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
