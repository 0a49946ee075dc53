/** Which names an expression of a page may read, by the place where it stands (action.schema.json names them). */
import { featureNames } from '../bundle/features.ts';
import type { FormNode, FormSchema } from '../generated/types.gen.ts';
import type { Names } from './expressions.ts';
import { membersOf } from './fields.ts';
import { formModel, listAround, rowModel, type PageContext, type PagePart } from './pageContext.ts';

/** A node of a form with the path of keys below the form's schema. */
export interface PlacedNode {
  name: string;
  node: FormNode;
  path: string[];
}

/** All nodes of a form, layout included. */
export function nodesOf(form: FormSchema): PlacedNode[] {
  const below = (nodes: Record<string, FormNode> | undefined, path: string[]): PlacedNode[] =>
    Object.entries(nodes ?? {}).flatMap(([name, node]) => {
      const here = [...path, 'properties', name];
      const item = node.items ? [{ name: '', node: node.items, path: [...here, 'items'] }] : [];
      return [
        { name, node, path: here },
        ...below(node.properties, here),
        ...item,
        ...below(node.items?.properties, [...here, 'items']),
      ];
    });
  return below(form.schema.properties, []);
}

/** Members of `values` in a form: its nodes, and what else a loaded record brings. */
export function formValueNames(key: string, context: PageContext): Set<string> {
  const model = formModel(key, context);
  const form = context.page.forms?.[key];
  return new Set([
    ...(form ? nodesOf(form) : []).map(({ name }) => name).filter(Boolean),
    ...(model ? membersOf(model) : []),
  ]);
}

/** Names readable by an expression or address at this part. */
export function namesAt(part: PagePart, context: PageContext): Names {
  const model = rowModel(listAround(part, context), context);
  const isFormPart = part.path[0] === 'forms';
  const inSwitch = part.owners.some(({ name }) => name === 'Switch');
  const inForm = isFormPart && part.path.length > 2;
  return {
    route: null,
    user: null,
    query: null,
    rows: null,
    ids: null,
    edited: null,
    index: null,
    total: null,
    result: null,
    record: null,
    row: model ? membersOf(model) : null,
    values: inForm ? formValueNames(String(part.path[1]), context) : null,
    state: context.state,
    source: context.sources,
    features: new Set(featureNames),
    ...(inForm ? { mode: null, key: null, loaded: null } : {}),
    ...(inSwitch ? { value: null } : {}),
    ...(inSwitch || part.owners.some(({ name }) => name === 'RequestAction')
      ? { problem: null }
      : {}),
  };
}
