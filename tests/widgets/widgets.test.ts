import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkWidget } from '../../src/schema/check/widgets.ts';
import { widgetCatalogue } from '../../src/widgets/catalogue.ts';
import { widgets } from '../../src/widgets/index.ts';

const folder = path.resolve(import.meta.dirname, '../../src/widgets');

interface Example {
  title: string;
  value?: unknown;
  props?: Record<string, unknown>;
  choices?: { value: unknown; label: string }[];
}

const examplesOf = (name: string): Example[] =>
  JSON.parse(
    readFileSync(path.join(folder, name[0].toLowerCase() + name.slice(1), 'examples.json'), 'utf8'),
  ) as Example[];

describe('the widgets', () => {
  it('are those of the catalogue, in its order, and no folder is left out', () => {
    expect(widgets.map((widget) => widget.meta)).toEqual(widgetCatalogue);
    const folders = readdirSync(folder, { withFileTypes: true }).filter(
      (entry) => entry.isDirectory() && !['icons', 'locale'].includes(entry.name),
    );
    expect(widgetCatalogue).toHaveLength(folders.length);
  });

  it('have a component for each role they claim', () => {
    for (const { meta, ...components } of widgets)
      expect({ name: meta.name, roles: Object.keys(components) }).toEqual({
        name: meta.name,
        roles: [...meta.roles],
      });
  });

  it('are shown in view mode by a display widget that exists', () => {
    const displays = widgetCatalogue
      .filter((meta) => meta.roles.includes('display'))
      .map((meta) => meta.name);
    for (const { showAs } of widgetCatalogue)
      if (showAs !== undefined) expect(displays).toContain(showAs);
  });

  it('claim no field type twice for one role', () => {
    for (const role of ['inputFor', 'displayFor'] as const) {
      const types = widgetCatalogue.flatMap((meta) => meta[role] ?? []);
      expect(types).toHaveLength(new Set(types).size);
    }
  });
});

describe.each(widgetCatalogue.map((meta) => ({ name: meta.name, meta })))(
  'the examples of $name',
  ({ name, meta }) => {
    it('use declared props as declared, values of the declared types, and choices where they are needed', () => {
      const told: string[] = [];
      const report = {
        tell: (_kind: string, _path: unknown, message: string) => void told.push(message),
      };
      const examples = examplesOf(name);
      expect(examples.length).toBeGreaterThan(0);
      for (const { props = {}, value, choices } of examples) {
        // Only `tell` of the report is used here.
        checkWidget(
          { widget: name, props },
          meta.roles[0],
          [],
          { widgets: widgetCatalogue, customActions: [] },
          report as unknown as Parameters<typeof checkWidget>[4],
        );
        if (value !== undefined)
          expect(meta.values).toContain(Array.isArray(value) ? 'array' : typeof value);
        if (meta.choices) expect(choices?.length).toBeGreaterThan(0);
      }
      expect(told).toEqual([]);
    });

    it('would be refused with a prop that is not declared', () => {
      const told: string[] = [];
      const report = {
        tell: (_kind: string, _path: unknown, message: string) => void told.push(message),
      };
      checkWidget(
        { widget: name, props: { nope: 1 } },
        meta.roles[0],
        [],
        { widgets: widgetCatalogue, customActions: [] },
        report as unknown as Parameters<typeof checkWidget>[4],
      );
      expect(told).toEqual([`${name} has no prop nope`]);
    });
  },
);
