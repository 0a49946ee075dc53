import { Schema, SchemaComponentsContext, SchemaContext } from '@formily/react';
import { createContext, useContext, useMemo, type ComponentType, type ReactNode } from 'react';
import type { LayoutItem } from './contract.ts';

/** What stands in each part, by key. */
const PartsContext = createContext<ReadonlyMap<string, ReactNode>>(new Map());

const Content = ({ part }: { part: string }) => useContext(PartsContext).get(part);
const components = { Content };

interface Props<P> {
  /** A component of @formily/antd-v5 that reads its parts from the schema of its field. */
  component: ComponentType<P>;
  /** The name by which it knows a part: FormStep.StepPane. */
  pane: string;
  items: readonly LayoutItem[];
  /** What it shows of a part. */
  about(item: LayoutItem): Record<string, unknown>;
  props: P;
}

/**
 * The bridge to the layout components of @formily/antd-v5 (the one for lists of rows is
 * schemaRows.tsx; docs/decisions/formily-antd.md): such a component gets a schema that names the
 * parts, and what is in them stays ours, with its labels and messages. Its dialogs are not used:
 * they draw in another root, without theme and language.
 */
export function SchemaParts<P extends object>({
  component: Component,
  pane,
  items,
  about,
  props,
}: Props<P>) {
  const schema = new Schema({
    type: 'void',
    properties: Object.fromEntries(
      items.map((item) => [
        item.key,
        {
          type: 'void',
          'x-component': pane,
          'x-component-props': about(item),
          properties: {
            content: {
              type: 'void',
              'x-component': 'Content',
              'x-component-props': { part: item.key },
            },
          },
        },
      ]),
    ),
  });
  const contents = useMemo(() => new Map(items.map(({ key, content }) => [key, content])), [items]);
  return (
    <SchemaComponentsContext.Provider value={components}>
      <SchemaContext.Provider value={schema}>
        <PartsContext.Provider value={contents}>
          <Component {...props} />
        </PartsContext.Provider>
      </SchemaContext.Provider>
    </SchemaComponentsContext.Provider>
  );
}
