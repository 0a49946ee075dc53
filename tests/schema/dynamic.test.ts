/** What the checker says of dynamic fields in rows that are part of a record. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkProject, loadProject } from '../../src/schema/check/project.ts';
import { formatProblem } from '../../src/schema/problem.ts';
import { projectRoot } from '../server/support/index.ts';
import { base, vocabulary } from './projects.ts';

/** Problems of the example with a form whose rows have these fields. */
function problemsOf(fields: readonly string[]): string[] {
  const files = base();
  const add = (path: string, text: string): void => void files.set(path, { path, text });
  const example = (name: string): string =>
    readFileSync(`${projectRoot}/docs/examples/catalogue/${name}`, 'utf8');
  add('schemas/models/productKind.json', example('node.model.json'));
  add('schemas/models/product.json', example('model.json'));
  add('schemas/models/quote.json', example('owner.model.json'));
  add('schemas/models/quoteLine.json', example('line.model.json'));
  const page = JSON.parse(example('owner.page.json')) as {
    forms: { edit: { fields: [string, { fields: readonly string[] }] } };
  };
  page.forms.edit.fields[1].fields = fields;
  // Its icon is none of those that the tests know.
  add('schemas/pages/demo/quote.json', JSON.stringify({ ...page, menu: undefined }));
  return checkProject(loadProject([...files.values()]), vocabulary).map(formatProblem);
}

it('finds nothing wrong with rows that name the record that defines their members', () => {
  expect(problemsOf(['kindId', 'extra', 'quantity'])).toEqual([]);
});

it('says that rows lack the field whose record defines their members', () => {
  expect(problemsOf(['extra', 'quantity'])).toEqual([
    'schemas/pages/demo/quote.json:1 /forms/edit/fields/1/fields/0: ' +
      'what extra holds is defined by the record that kindId names, so its rows need kindId, too',
  ]);
});
