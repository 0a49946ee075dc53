import type { FormSchema } from '../../schema/generated/types.gen.ts';
import type { Problem } from '../../schema/problem.ts';
import type { Loss } from '../classic/lost.ts';

type Members = Readonly<Record<string, unknown>>;

/** What an import makes of a page, besides its names. */
export interface PageParts {
  access?: string;
  menu?: Members;
  permissions?: Members;
  list?: Members;
  forms?: Readonly<Record<string, FormSchema>>;
  actions?: Members;
}

/** What was read with what was not carried, or why it could not be read. */
export type ReadParts =
  { parts: PageParts; lost: readonly Loss[] } | { problems: readonly Problem[] };
