/** A page to begin with: figures and charts of a model over its records. */
import type { Aggregate, Model } from '../../../schema/generated/types.gen.ts';
import { groupsOf, measuresOf } from '../../../schema/record/aggregates.ts';
import type { JsonObject } from '../../document/page.ts';
import {
  fieldNames,
  modelPage,
  mostColumns,
  withoutEmpty,
  type ModelPage,
} from '../modelFields.ts';
import { withoutProblems, type Check } from '../withoutProblems.ts';

/** Whether a model has figures that a dashboard can show. */
export const hasFigures = ({ aggregates = {}, path }: Model): boolean =>
  path !== undefined && Object.keys(aggregates).length > 0;

/** Most cards, and most series of a chart. */
const mostFigures = 4;

export function dashboardPage(given: ModelPage, check: Check): JsonObject {
  const { aggregates = {} } = given.model;
  const all = Object.entries(aggregates);
  const [first] = all;
  const { query, columns } = fieldNames(given.model);
  const list = withoutEmpty({
    type: 'list',
    name: 'list',
    query,
    columns: columns.slice(0, mostColumns),
  });
  const page = {
    ...modelPage(given),
    body: [...(first ? [cards(...first)] : []), ...all.flatMap(chartOf), list],
  };
  return withoutProblems(page, check);
}

const namesOf = (aggregate: Aggregate): string[] =>
  measuresOf(aggregate)
    .slice(0, mostFigures)
    .map(({ name }) => name);

/** Of figures by groups the sum is what there is in all; without groups there is one record. */
const cards = (name: string, aggregate: Aggregate) => ({
  type: 'statistic',
  title: aggregate.label,
  aggregate: name,
  items: measuresOf(aggregate)
    .slice(0, mostFigures)
    .map(({ name: field, kind }) =>
      groupsOf(aggregate).length > 0 && (kind === 'sum' || kind === 'count')
        ? { field, of: 'sum' }
        : field,
    ),
});

/** One group stands along the axis, a second one makes the series. */
function chartOf([name, aggregate]: [string, Aggregate]) {
  const [x, split] = groupsOf(aggregate);
  if (!x) return [];
  const figures = namesOf(aggregate);
  const chart = {
    type: 'chart',
    title: aggregate.label,
    kind: x.by ? 'line' : 'bar',
    aggregate: name,
    x: x.name,
    ...(split && { split: split.name }),
    series: split ? figures.slice(0, 1) : figures,
  };
  return [chart];
}
