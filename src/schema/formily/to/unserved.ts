/**
 * What a Formily schema carries by our names and plain Formily does nothing with: whoever draws it
 * without our runtime has to provide it.
 */
import type { NodePlan } from '../../compile/plan.ts';
import type { Path } from '../../pointer.ts';
import type { WidgetDefinition } from '../../vocabulary.ts';
import type { Lose } from '../lost.ts';

/** Controls that are a line of text in plain Formily because that is what they are. */
const lines: readonly string[] = ['Input', 'Text'];

/** Names what plain Formily does nothing with, wherever it stands in the form. */
export function loseUnserved(
  nodes: readonly NodePlan[],
  { path, widgets, lose }: { path: Path; widgets: readonly WidgetDefinition[]; lose: Lose },
): void {
  for (const [index, node] of nodes.entries()) {
    const here = [...path, index];
    if (node.kind === 'field') loseOfField(node, { path: here, widgets, lose });
    for (const name of ['justify', 'align'])
      if (node.kind === 'layout' && node.props[name] !== undefined)
        lose([...here, 'props', name], 'its fields stand as those of any grid');
    const below = { widgets, lose };
    loseUnserved(node.children, { ...below, path: [...here, 'children'] });
    loseUnserved(node.item?.children ?? [], { ...below, path: [...here, 'item', 'children'] });
  }
}

function loseOfField(
  { component, choices, modes, submit, inside, rows, ...node }: NodePlan,
  { path, widgets, lose }: { path: Path; widgets: readonly WidgetDefinition[]; lose: Lose },
): void {
  const formily = widgets.find(({ name }) => name === component)?.formily;
  const isGroup = node.item !== undefined || node.children.length > 0;
  if (!formily && !isGroup && !lines.includes(component))
    lose([...path, 'component'], `a line of text stands for the control ${component}`);
  if (choices && choices.from !== 'fixed')
    lose(
      [...path, 'choices'],
      choices.from === 'dict'
        ? `the choices of the dictionary ${choices.dict} must be given as its dataSource`
        : 'the choices that are read of a server must be given as its dataSource',
    );
  if (modes.length < 3)
    lose([...path, 'modes'], `it is shown in every mode, not in ${modes.join(', ')} alone`);
  if (!submit) lose([...path, 'submit'], 'its value is submitted, too');
  if (inside !== undefined) lose([...path, 'inside'], `it stands by itself, not inside ${inside}`);
  if (rows?.totals.length) lose([...path, 'rows', 'totals'], 'nothing is added up below its rows');
}
