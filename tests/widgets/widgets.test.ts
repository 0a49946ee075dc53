import { describe, expect, it } from 'vitest';
import { checkWidget } from '../../src/schema/check/widgets.ts';
import { coreIcons, moreIcons } from '../../src/widgets/icons/names.ts';
import { stepCatalogue } from '../../src/steps/catalogue.ts';
import { widgetCatalogue } from '../../src/widgets/catalogue.ts';
import { widgets } from '../../src/widgets/index.ts';
import { protocol } from '../../src/protocol/index.ts';

describe('the widgets', () => {
  it('are those of the catalogue', () => {
    expect(widgets.map(({ facts }) => facts.name).sort()).toEqual(
      widgetCatalogue.map(({ name }) => name).sort(),
    );
  });

  it('give the browser what their definitions say', () => {
    for (const { facts } of widgets)
      expect(widgetCatalogue.find(({ name }) => name === facts.name)).toMatchObject(facts);
  });

  it('have a component for each role they claim', () => {
    for (const { facts, ...components } of widgets)
      expect({ name: facts.name, roles: Object.keys(components) }).toEqual({
        name: facts.name,
        roles: widgetCatalogue.find(({ name }) => name === facts.name)?.roles,
      });
  });

  it('are shown in view mode by a display widget that exists', () => {
    const displays = widgetCatalogue
      .filter((meta) => meta.roles.includes('display'))
      .map((meta) => meta.name);
    for (const { showAs, props } of widgetCatalogue) {
      if (showAs === undefined) continue;
      const shown = typeof showAs === 'string' ? { widget: showAs, props: [] } : showAs;
      expect(displays).toContain(shown.widget);
      const known = widgetCatalogue.find(({ name }) => name === shown.widget)!.props;
      for (const prop of shown.props) {
        expect(Object.keys(props)).toContain(prop);
        expect(Object.keys(known)).toContain(prop);
      }
    }
  });

  it('have icons of the set', () => {
    const icons: readonly string[] = [...coreIcons, ...moreIcons];
    for (const { icon } of widgetCatalogue) expect(icons).toContain(icon);
  });

  it('are one for each kind of value and each role', () => {
    for (const role of ['inputFor', 'searchFor', 'displayFor'] as const) {
      const types = widgetCatalogue.flatMap((definition) => definition[role] ?? []);
      expect(types).toHaveLength(new Set(types).size);
    }
  });
});

describe.each(widgetCatalogue.map((definition) => ({ name: definition.name, definition })))(
  'the examples of $name',
  ({ name, definition }) => {
    it('use declared props as declared, values of the declared types, and choices where they are needed', () => {
      const reported: string[] = [];
      const report = {
        add: (_kind: string, _path: unknown, message: string) => void reported.push(message),
      };
      const { examples } = definition;
      expect(examples.length).toBeGreaterThan(0);
      for (const { props = {}, value, choices, records } of examples) {
        // Only `add` of the report is used here.
        checkWidget(
          { widget: name, props },
          definition.roles[0]!,
          [],
          { protocol, widgets: widgetCatalogue, steps: stepCatalogue, customActions: [] },
          report as unknown as Parameters<typeof checkWidget>[4],
        );
        if (value !== undefined)
          expect(definition.values).toContain(Array.isArray(value) ? 'array' : typeof value);
        if (definition.choices && props?.[definition.loadsBy ?? ''] === undefined)
          expect((choices ?? records?.rows)?.length).toBeGreaterThan(0);
      }
      expect(reported).toEqual([]);
    });

    it('would be refused with a prop that is not declared', () => {
      const reported: string[] = [];
      const report = {
        add: (_kind: string, _path: unknown, message: string) => void reported.push(message),
      };
      checkWidget(
        { widget: name, props: { nope: 1 } },
        definition.roles[0]!,
        [],
        { protocol, widgets: widgetCatalogue, steps: stepCatalogue, customActions: [] },
        report as unknown as Parameters<typeof checkWidget>[4],
      );
      expect(reported).toEqual([`${name} has no prop nope`]);
    });
  },
);
