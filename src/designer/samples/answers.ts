/** What a server would answer about sample records, by the addresses of the protocol. */
import type { Model } from '../../schema/generated/types.gen.ts';
import type { Protocol } from '../../schema/protocol.ts';
import { fieldsOf } from '../../schema/record/fieldsOf.ts';
import { sampleFigures, sampleSums } from './figures.ts';
import { sampleRows, type SampleProject, type SampleRow } from './rows.ts';

/** What an answer says, without the wrapping of the protocol. */
export interface SampleAnswer {
  result: unknown;
  /** Of lists. */
  sums?: Readonly<Record<string, string>>;
}

/** Answers by their addresses, each made when it is asked for. */
export type SampleAnswers = ReadonlyMap<string, () => SampleAnswer>;

/** An address with a value in the place of its only name. */
const filled = (url: string, value: unknown): string =>
  url.replace(/\{\w+\}/, encodeURIComponent(String(value)));

/** Answers to all requests that read records of models. @param names the models, by default all */
export function sampleAnswers(
  project: SampleProject,
  { resources }: Protocol,
  names: readonly string[] = Object.keys(project.models),
): SampleAnswers {
  const answers = new Map<string, () => SampleAnswer>();
  for (const name of names) {
    const model = project.models[name];
    if (model?.path === undefined) continue;
    for (const [url, answer] of answersOf(model, model.path, { project, resources }))
      answers.set(url, answer);
  }
  return answers;
}

interface Making {
  project: SampleProject;
  resources: Protocol['resources'];
}

function answersOf(
  model: Model,
  path: string,
  { project, resources }: Making,
): [url: string, answer: () => SampleAnswer][] {
  const rows = sampleRows(model, project);
  const isPaged = model.paged ?? !model.tree;
  const list = (): SampleAnswer => ({
    result: isPaged ? { rows, total: rows.length } : rows,
    sums: sampleSums(model, rows),
  });
  return [
    [resources.list(path).url, list],
    [resources.options(path).url, () => ({ result: rows })],
    ...rows.flatMap((row, index): [string, () => SampleAnswer][] => {
      const key = row[model.key];
      const above = model.tree ? rows.slice(0, index + 1) : [row];
      return [
        [filled(resources.load(path).url, key), () => ({ result: row })],
        [filled(resources.treePath(path).url, key), () => ({ result: above })],
      ];
    }),
    ...Object.entries(model.aggregates ?? {}).map(
      ([name, aggregate]): [string, () => SampleAnswer] => [
        resources.aggregate(path, name).url,
        () => ({ result: sampleFigures(aggregate, rows) }),
      ],
    ),
    ...Object.keys(fieldsOf(model)).map((field): [string, () => SampleAnswer] => [
      resources.distinct(path, field).url,
      () => ({ result: distinct(rows, field) }),
    ]),
  ];
}

/** Values of a field, each once. */
const distinct = (rows: readonly SampleRow[], field: string) =>
  [...new Set(rows.map((row) => row[field]))].map((value) => ({ value, label: String(value) }));
