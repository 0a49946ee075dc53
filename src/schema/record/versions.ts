/** Records that are published in versions: what `versions` gives a model. */
import type { Field, Guard, Model, Transition } from '../generated/types.gen.ts';
import { say } from '../locale/message.ts';

/** Names of the fields of a model whose records have versions. */
export interface VersionFields {
  state: string;
  number: string;
}

/** undefined: its records have none. */
export function versionFields({ versions }: Pick<Model, 'versions'>): VersionFields | undefined {
  if (versions === undefined) return undefined;
  const { state = 'publishState', number = 'publishNumber' } = versions === true ? {} : versions;
  return { state, number };
}

/** The transition that makes a version. */
export const publishing = 'publish';

/** The model with the fields, moves and guards that its versions need; those of its own names win. */
export function withVersions(model: Model): Model {
  const names = versionFields(model);
  if (!names) return model;
  return {
    ...model,
    fields: { ...model.fields, ...missing(model.fields, fieldsFor(names)) },
    transitions: { ...movesFor(names), ...model.transitions },
    guards: [...guardsFor(names), ...(model.guards ?? [])],
  };
}

const missing = <T>(own: Record<string, T>, given: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(given).filter(([name]) => !Object.hasOwn(own, name)));

const fieldsFor = ({ state, number }: VersionFields): Record<string, Field> => ({
  [state]: {
    type: 'string',
    label: String(say`发布状态`),
    maxLength: 20,
    options: [
      { value: 'draft', label: String(say`草稿`), tone: 'default' },
      { value: 'published', label: String(say`已发布`), tone: 'success' },
      { value: 'offline', label: String(say`已下线`), tone: 'warning' },
      { value: 'archived', label: String(say`已归档`), tone: 'info' },
    ],
    default: 'draft',
    modes: ['list', 'view'],
    filter: 'exact',
  },
  [number]: {
    type: 'integer',
    label: String(say`版本号`),
    default: 0,
    modes: ['list', 'view'],
  },
});

const movesFor = ({ state: field }: VersionFields): Record<string, Transition> => ({
  [publishing]: {
    label: String(say`发布`),
    field,
    from: ['draft', 'offline'],
    to: 'published',
    confirm: String(say`确定发布吗？发布后须先修订才能修改`),
  },
  revise: { label: String(say`修订`), field, from: ['published', 'offline'], to: 'draft' },
  offline: {
    label: String(say`下线`),
    field,
    from: ['published'],
    to: 'offline',
    confirm: String(say`确定下线吗？`),
  },
  archive: {
    label: String(say`归档`),
    field,
    from: ['draft', 'published', 'offline'],
    to: 'archived',
    confirm: String(say`确定归档吗？归档后不能恢复`),
  },
});

const guardsFor = ({ state, number }: VersionFields): Guard[] => [
  {
    on: ['update'],
    assert: { $expr: `record.${state} == 'draft'` },
    message: String(say`只有草稿可以修改，请先修订`),
  },
  {
    on: ['remove'],
    assert: { $expr: `record.${number} == 0` },
    message: String(say`发布过的记录不能删除，请归档`),
  },
];
