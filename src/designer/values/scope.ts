/** What an expression reads at a place of the page, with sample records in it. */
import { rowModel } from '../../schema/check/pageContext.ts';
import { formModel } from '../../schema/check/pageModels.ts';
import type { FormMode } from '../../schema/compile/plan.ts';
import type { Live, LiveScope } from '../../schema/explain/live.ts';
import type { Model } from '../../schema/generated/types.gen.ts';
import type { Path } from '../document/path.ts';
import type { Place } from '../rules/place.ts';

export type SampleRecord = Readonly<Record<string, unknown>>;

/** Whose records expressions read at a place. */
export interface PlaceModels {
  /** The form that the place is in. */
  form: string | undefined;
  /** Model of the values of the form. */
  values: Model | undefined;
  /** Model of the rows. */
  row: Model | undefined;
}

/** The form that the parts at a place read the values of. */
const formAt = ([member, name, ...inside]: Path): string | undefined =>
  member === 'forms' && inside.length > 0 ? String(name) : undefined;

export function modelsAt(place: Place, path: Path): PlaceModels {
  const form = formAt(path);
  return {
    form,
    values: form === undefined ? undefined : formModel(form, place.context),
    row: rowModel(place.part, place.context),
  };
}

/** What is put in the place of what will be there when the page runs. */
export interface Samples {
  /** How the form is opened: with what it begins with, or with the record. */
  mode: FormMode;
  /** A record of the model of the form. */
  values: SampleRecord | undefined;
  /** A row, of its model. */
  row: SampleRecord | undefined;
}

const keyOf = (model: Model | undefined, record: SampleRecord | undefined): unknown =>
  model && record?.[model.key];

/** The scope at a place; names that nothing is known of are absent. */
export function sampleScope(live: Live, models: PlaceModels, samples: Samples): LiveScope {
  const { form } = models;
  const { mode, values, row } = samples;
  const open = form === undefined ? undefined : live.forms.get(form);
  const { scope, host } = open ?? live;
  const rows = row && {
    row,
    record: row,
    rows: [row],
    ids: [keyOf(models.row, row)],
    index: 1,
    total: 1,
  };
  if (form === undefined) return { host, scope: { ...scope, query: {}, edited: [], ...rows } };
  const begun = (open?.scope.values ?? {}) as SampleRecord;
  const isStored = mode !== 'create' && values !== undefined;
  return {
    host,
    scope: {
      ...scope,
      ...rows,
      mode,
      key: isStored ? keyOf(models.values, values) : undefined,
      values: isStored ? { ...begun, ...values } : begun,
      ...(isStored && { record: values }),
    },
  };
}
