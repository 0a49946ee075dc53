/** All that the format knows is edited by controls: nothing of it is typed as JSON. */
import { describe, expect, it } from 'vitest';
import { enUS } from '../../src/designer/locale/en-US.ts';
import { zhCN } from '../../src/designer/locale/zh-CN.ts';
import { flatten, outlineOf } from '../../src/designer/outline/outline.ts';
import { definitionOf, objectSchema, schemaOfPlace } from '../../src/designer/outline/parts.ts';
import { starterOf } from '../../src/designer/palette/starter.ts';
import { framedMembers, itemMember } from '../../src/designer/panel/framed.ts';
import { kindTitle } from '../../src/designer/panel/frames/kindTitle.ts';
import { membersOf, type FramedMember, type Member } from '../../src/designer/panel/members.ts';
import { fieldNameOf } from '../../src/designer/panel/panelPage.ts';
import { kindOf, kindsOf, shapeOf, type Kind } from '../../src/designer/panel/shape.ts';
import { memberCommand } from '../../src/designer/panel/write.ts';
import { perform } from '../../src/schema/edit/commands.ts';
import { meta } from '../../src/schema/generated/meta.gen.ts';
import type { MetaSchema } from '../../src/schema/meta/schema.ts';
import { widgetCatalogue } from '../../src/widgets/catalogue.ts';
import { pages, project } from './project.ts';

const nowhere = { document: {}, path: [], project };
const texts = zhCN;

/** Members of formats and widgets that are no parts of the outline, each once. */
const objects = Object.entries(meta.$defs).filter(([, { properties }]) => properties);
const widgets = widgetCatalogue.map(({ name }) => {
  const document = { body: [{ type: 'form', fields: [{ name: 'a', widget: name }] }] };
  return [name, { ...nowhere, document }] as const;
});

const isFramed = (member: Member): member is FramedMember => 'kinds' in member;

/** What stands in a frame whose value is of a kind. */
function within(frame: FramedMember, kind: Kind, value: unknown, site = nowhere): Member[] {
  if (kind.isConstant) return [];
  const panel = { site, texts };
  const shape = kind.name === 'Expression' ? undefined : shapeOf(kind.schema);
  if (!shape || shape.is === 'object') return framedMembers(frame, kind, panel);
  return Object.keys(Object(value)).map((step) =>
    itemMember(frame, shape.item, {
      step: shape.is === 'list' ? Number(step) : step,
      title: step,
      ...panel,
    }),
  );
}

/** What a kind is known by: what has been seen need not be again. */
const markOf = ({ name, schema }: Kind): string =>
  name ?? JSON.stringify(definitionOf(schema).schema);

describe.each(objects)('%s', (name, schema) => {
  const members = membersOf(schema, nowhere, texts);

  it('has members that controls, expressions and frames edit', () => {
    const seen = new Set<string>();
    const typed: string[] = [];
    const visit = (all: readonly Member[], way: string): void => {
      expect(new Set(all.map(fieldNameOf)).size).toBe(all.length);
      for (const member of all) {
        const here = `${way}.${member.name}`;
        if ('control' in member && member.control.widget === 'JsonEditor') typed.push(here);
        if (!isFramed(member)) continue;
        expect(member.kinds, here).not.toEqual([]);
        for (const kind of member.kinds) {
          if (seen.has(markOf(kind))) continue;
          seen.add(markOf(kind));
          // One item stands for all that a list or map may hold.
          visit(within(member, kind, [0]), here);
        }
      }
    };
    visit(members, name);
    expect(typed).toEqual([]);
  });

  it('has kinds with names in both languages, each of which its own value is of', () => {
    for (const { kinds } of members.filter(isFramed))
      for (const kind of kinds) {
        expect(kindTitle(kind, enUS)).not.toMatch(/\p{Script=Han}|^undefined$/u);
        expect(kindTitle(kind, zhCN)).not.toMatch(/^(undefined|[A-Z][a-zA-Z]+)$/);
        expect(kindOf(kinds, starterOf(kind.schema, nowhere))).toBe(kind);
      }
  });
});

describe('props of widgets', () => {
  it.each(widgets)('%s: none is typed as JSON', (_name, site) => {
    const path = ['body', 0, 'fields', 0];
    const field = meta.$defs.FormField as MetaSchema;
    for (const member of membersOf(field, { ...site, path }, texts))
      if ('control' in member) expect(member.control.widget).not.toBe('JsonEditor');
  });
});

describe('any JSON value', () => {
  const kinds = kindsOf({});

  it.each([
    ['a', '文字'],
    [7, '数字'],
    [true, '是'],
    [false, '否'],
    [null, '空值'],
    [['a'], '列表'],
    [{ a: 1 }, '键值'],
    [{ $expr: 'a' }, '按表达式'],
  ])('%j is of the kind %s', (value, title) => {
    expect(kindTitle(kindOf(kinds, value)!, zhCN)).toBe(title);
  });
});

describe.each(pages)('the page %s', (_id, text) => {
  const document = JSON.parse(text) as object;

  it('has frames that know what it says, down to the last value', () => {
    for (const { path, value } of flatten(outlineOf(document))) {
      const declared = schemaOfPlace(document, path);
      const schema = declared && objectSchema(declared, value);
      if (!schema?.properties || Array.isArray(value)) continue;
      const site = { document, path, project } as typeof nowhere;
      const visit = (member: Member): void => {
        if (!isFramed(member) || member.value === undefined) return;
        const kind = kindOf(member.kinds, member.value);
        expect(kind, `${path.join('/')} ${member.keys.join('/')}`).toBeDefined();
        const { keys, framed, value: same } = member;
        const command = memberCommand(document, { path, keys, framed, value: same }, false);
        if (command) expect(perform(document, command).document).toEqual(document);
        within(member, kind!, member.value, site).forEach(visit);
      };
      membersOf(schema, site, texts).forEach(visit);
    }
  });
});
