import { useRuntimeHost } from '../host.ts';
import type { DisplayUse } from '../../schema/vocabulary.ts';
import type { Widget } from '../../widgets/contract.ts';

const byName = new WeakMap<readonly Widget[], Map<string, Widget>>();

/** The registered widget of a name. */
export function widgetOf(widgets: readonly Widget[], name: string): Widget | undefined {
  let names = byName.get(widgets);
  if (!names)
    byName.set(widgets, (names = new Map(widgets.map((widget) => [widget.facts.name, widget]))));
  return names.get(name);
}

export const useWidget = (name: string): Widget | undefined =>
  widgetOf(useRuntimeHost().widgets, name);

/** The widget that usually shows a kind of value. */
export const useDisplayFor = (what: DisplayUse): Widget | undefined =>
  useRuntimeHost().widgets.find(({ facts }) => facts.displayFor?.includes(what));
