/**
 * Dynamic fields in rows that nobody has looked at yet: what they consist of is fetched before the
 * form is checked, so that a problem is found here and not by the server.
 */
import { compileMembers } from '../../../schema/compile/members.ts';
import type { MembersPlan, NodePlan, Values } from '../../../schema/compile/plan.ts';
import type { Protocol } from '../../../schema/protocol.ts';
import { definitionsIn, isBlank } from '../../../schema/record/index.ts';
import type { CompileVocabulary } from '../../../schema/vocabulary.ts';
import { readResult } from '../../data/result.ts';
import type { Http } from '../../host.ts';
import type { FormModel } from './formModel.ts';
import { withRowMembers } from './members.ts';

/** A record whose definitions are not known yet, and the dynamic field that has them. */
export interface UnknownMembers {
  node: NodePlan;
  members: MembersPlan;
  /** Address of the field in one of the rows. */
  address: string;
  key: string;
}

/** Most records that are asked for; of others the server says what is wrong. */
const most = 50;

/** Records that rows name and whose definitions are not known, each once. */
export function unknownMembers(model: FormModel): UnknownMembers[] {
  const found = new Map<string, UnknownMembers>();
  const fields = model
    .visible()
    .filter(
      ({ node, path, locked }) =>
        node.members && !locked && path.some((part) => typeof part === 'number'),
    );
  const values = fields.length > 0 ? model.values() : {};
  for (const { node, address, path } of fields) {
    const { membersBy = {} } = node;
    const members = node.members!;
    const key = holderAt(values, path)?.[members.key];
    if (isBlank(key) || key === 0 || Object.hasOwn(membersBy, String(key))) continue;
    found.set(`${members.url} ${String(key)}`, { node, members, address, key: String(key) });
  }
  return [...found.values()].slice(0, most);
}

/** The row that a field stands in. */
function holderAt(values: Values, path: readonly (string | number)[]): Values | undefined {
  let holder: unknown = values;
  for (const part of path.slice(0, -1))
    holder = (holder as Record<string | number, unknown> | null | undefined)?.[part];
  return holder as Values | undefined;
}

interface Means {
  http: Http;
  protocol: Protocol;
  vocabulary: CompileVocabulary;
}

/** Has the form know definitions; those that do not come are left to the server. */
export async function learnMembers(
  model: FormModel,
  unknown: readonly UnknownMembers[],
  { http, protocol, vocabulary }: Means,
): Promise<void> {
  const learn = async ({ node, members, address, key }: UnknownMembers): Promise<void> => {
    const url = members.url.replace('{key}', encodeURIComponent(key));
    const found = readResult(protocol, await http.request({ url, quiet: true }));
    const definitions = definitionsIn(Array.isArray(found) ? found : []);
    const made = compileMembers(vocabulary, definitions, { columns: 1, modes: node.modes });
    model.changeNodes((all) => withRowMembers(all, address.split('.'), { key, members: made }));
  };
  await Promise.allSettled(unknown.map(learn));
}
