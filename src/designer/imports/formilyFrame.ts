/** What Designable says of the form around a Formily schema: where labels and controls stand. */
import { frameLayoutOf, layoutMembers } from '../classic/frameLayout.ts';
import type { Lose } from '../classic/lost.ts';
import type { FormSchema } from '../../schema/generated/types.gen.ts';
import { isObject } from '../../schema/isObject.ts';

type Members = Readonly<Record<string, unknown>>;

/** Members that say how a form looks, of those that its layout component has. */
const known = layoutMembers.filter((name) => name !== 'gutter' && name !== 'labelPosition');

/** @param lose notes a member of the form that is not carried, with its path in what was given */
export function formilyFrame(form: unknown, lose: Lose): Partial<FormSchema> {
  if (form === undefined) return {};
  if (!isObject(form)) {
    lose('badValue', ['form'], { name: 'form' });
    return {};
  }
  for (const name of Object.keys(form))
    if (!known.includes(name)) lose('noPlace', ['form', name], { name });
  const members: Members = Object.fromEntries(
    known.flatMap((name) => (name in form ? [[name, form[name]]] : [])),
  );
  if (Object.keys(members).length === 0) return {};
  return frameLayoutOf(
    { ...members, ...columnOf(members, 'labelCol'), ...columnOf(members, 'wrapperCol') },
    {
      lose: (kind, path, about) => lose(kind, ['form', ...path], about),
      refuse: (path) => lose('badValue', ['form', ...path], { name: String(path.at(-1)) }),
      nameFor: String,
    },
  );
}

/** A column may be its span alone. */
const columnOf = (form: Members, name: 'labelCol' | 'wrapperCol'): Members =>
  typeof form[name] === 'number' ? { [name]: { span: form[name] } } : {};
