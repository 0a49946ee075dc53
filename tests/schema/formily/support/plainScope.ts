/** What plain Formily is given to draw a schema: what `toFormily` says must be given in scope. */
import { functionsByName } from '../../../../src/schema/expression/index.ts';
import { Run } from '../../../../src/schema/expression/run.ts';
import type { Lost } from '../../../../src/schema/formily/index.ts';
import { required } from '../../../../src/schema/required.ts';

/** Values by the names that expressions of committed forms read. */
const values: Readonly<Record<string, unknown>> = {
  mode: 'create',
  features: {},
  sources: {},
  user: {},
};

const callable =
  (name: string) =>
  (...given: unknown[]): unknown =>
    required(functionsByName.get(name), name).run(new Run({}, {}), given);

/** The scope that holds what is named as missing in it, and nothing else. */
export const plainScope = (lost: readonly Lost[]): Record<string, unknown> =>
  Object.fromEntries(
    lost.flatMap(({ message }) => {
      const [, kind, name] = /^the (function|name) (\S+), .* given in scope$/.exec(message) ?? [];
      if (name === undefined) return [];
      return [[name, kind === 'function' ? callable(name) : required(values[name], name)]];
    }),
  );
