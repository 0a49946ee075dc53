import { useRuntimeHost, type RuntimeHost } from '../../runtime/host.ts';
import { recordsIn } from '../../runtime/data/result.ts';
import { isObject } from '../../schema/isObject.ts';
import type { Model } from '../../schema/generated/types.gen.ts';
import type { Project } from '../document/project.ts';
import { useAnswer } from '../publish/useAnswer.ts';
import { sampleRow } from '../samples/rows.ts';
import { useDesigner, useDesignerState } from '../state/context.ts';
import type { DesignerStore } from '../state/designerStore.ts';
import type { SampleRecord } from './scope.ts';

/** A record to try expressions with. */
export interface Sample {
  record: SampleRecord;
  /** What people call it. */
  label: string;
  /** Why it was made from the fields of the model; absent: it is one that there is. */
  made?: 'asked' | 'empty' | 'unread';
}

/** Records that were read in a designer, by the addresses of their lists. */
const known = new WeakMap<DesignerStore, Map<string, Promise<SampleRecord | undefined>>>();

/** The first record of a model, read once; undefined: there is none. */
function firstRecord(
  store: DesignerStore,
  path: string,
  { http, protocol }: RuntimeHost,
): Promise<SampleRecord | undefined> {
  const records = known.get(store) ?? new Map<string, Promise<SampleRecord | undefined>>();
  known.set(store, records);
  const before = records.get(path);
  if (before) return before;
  const { url } = protocol.resources.list(path);
  const page = { number: 1, size: 1 };
  const params = protocol.lists.params({ values: {}, ranges: [], order: [], page });
  const record = http.request({ url, params, quiet: true }).then((answer) => {
    const found = recordsIn(protocol, answer);
    const [first] = Array.isArray(found) ? (found as unknown[]) : [];
    return isObject(first) ? first : undefined;
  });
  records.set(path, record);
  record.catch(() => records.delete(path));
  return record;
}

const labelled = (
  model: Model,
  record: SampleRecord,
  made?: NonNullable<Sample['made']>,
): Sample => ({
  record,
  label: `${model.label} ${String(record[model.labelField ?? model.key] ?? '')}`.trim(),
  ...(made && { made }),
});

const madeOf = (model: Model, project: Project, made: NonNullable<Sample['made']>): Sample =>
  labelled(model, sampleRow(model, 1, project), made);

/**
 * A record of a model to try with: the first one that there is, else one made from its fields.
 *
 * @returns undefined while it is read, and without a model
 */
export function useSampleRecord(model: Model | undefined): Sample | undefined {
  const { store, project } = useDesigner();
  const host = useRuntimeHost();
  const isSampling = useDesignerState((state) => state.isSampling);
  const ask = async (): Promise<Sample | undefined> => {
    if (!model) return undefined;
    if (isSampling) return madeOf(model, project, 'asked');
    if (model.path === undefined) return madeOf(model, project, 'unread');
    try {
      const record = await firstRecord(store, model.path, host);
      return record ? labelled(model, record) : madeOf(model, project, 'empty');
    } catch {
      // What was refused is said at the record that is taken instead.
      return madeOf(model, project, 'unread');
    }
  };
  return useAnswer(ask, `${model?.name} ${isSampling}`).answer;
}
