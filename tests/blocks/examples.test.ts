/** What definitions of blocks say is true: examples are pages that check and compile. */
import { describe, expect, it } from 'vitest';
import { blockCatalogue } from '../../src/blocks/catalogue.ts';
import { protocol } from '../../src/protocol/index.ts';
import { checkProject, loadProject } from '../../src/schema/check/project.ts';
import { blockGroups } from '../../src/schema/block.ts';
import { compilePage } from '../../src/schema/compile/index.ts';
import type { Page } from '../../src/schema/generated/types.gen.ts';
import { formatProblem } from '../../src/schema/problem.ts';
import { vocabulary } from '../../src/server/schemas/vocabulary.ts';
import { widgetCatalogue } from '../../src/widgets/catalogue.ts';

const examples = blockCatalogue.flatMap(({ name, examples: own }) =>
  own.map((example) => ({ name, title: `${name}: ${example.label}`, example })),
);

describe('each block', () => {
  it.each(blockCatalogue)('$name has an icon, a group and an example', (definition) => {
    const { icon, group, examples: own, doc } = definition;
    expect(vocabulary.icons).toContain(icon);
    expect(blockGroups).toHaveProperty(group);
    expect(doc).toMatch(/^[A-Z].*\.$/);
    expect(own.length).toBeGreaterThan(0);
  });

  it.each(examples)('$title checks and compiles', ({ name, example }) => {
    const { label, block, page: rest, models = {} } = example;
    const page: Page = { version: 2, id: 'example', title: label, ...rest, body: [block] };
    const files = [
      { path: 'schemas/pages/example.json', text: JSON.stringify(page) },
      ...Object.values(models).map((model) => ({
        path: `schemas/models/${model.name}.json`,
        text: JSON.stringify(model),
      })),
    ];
    // Examples come with their answers: no route gives them.
    const { addresses: _, ...known } = vocabulary;
    const problems = checkProject(loadProject(files), known);
    expect(problems.map(formatProblem)).toEqual([]);
    const plan = compilePage({
      page,
      models,
      viewer: { permissions: [], roles: [] },
      vocabulary: { ...vocabulary, protocol, widgets: widgetCatalogue, blocks: blockCatalogue },
    });
    expect(plan.body.map(({ type }) => type)).toEqual([name]);
  });
});
