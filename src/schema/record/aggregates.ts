/** Aggregates of a model with what is left out in them written out. */
import { defined } from '../defined.ts';
import type { Aggregate, MeasureObject, Period } from '../generated/types.gen.ts';

/** Member of an answered group that says what people call its values. */
export const labelsMember = 'labels';

/** What records are grouped by. */
export interface GroupPart {
  /** Member of the answer. */
  name: string;
  field: string;
  by?: Period;
}

/** What a figure says of the records of a group. */
export type MeasureKind = (typeof measureKinds)[number];

export const measureKinds = ['count', 'sum', 'min', 'max', 'avg', 'countDistinct'] as const;

/** One figure of a group. */
export interface MeasurePart {
  /** Member of the answer. */
  name: string;
  kind: MeasureKind;
  /** Absent: the records themselves are counted. */
  field?: string;
  /** Source of the condition under which a record counts. */
  condition?: string;
}

/** Groups of an aggregate, in their order. */
export const groupsOf = ({ groupBy = [] }: Aggregate): GroupPart[] =>
  groupBy.map((group) =>
    typeof group === 'string'
      ? { name: group, field: group }
      : { name: group.as ?? group.field, field: group.field, ...defined({ by: group.by }) },
  );

/** Kinds that a measure names; a sound one names one. */
export const kindsOf = (measure: MeasureObject): MeasureKind[] =>
  measureKinds.filter((kind) => measure[kind] !== undefined);

/** Figures of an aggregate, in their order. */
export const measuresOf = ({ measures }: Aggregate): MeasurePart[] =>
  Object.entries(measures).map(([name, measure]) => {
    if (measure === 'count') return { name, kind: 'count' };
    const [kind = 'count'] = kindsOf(measure);
    const field = kind === 'count' ? undefined : measure[kind];
    return { name, kind, ...defined({ field, condition: measure.if?.$expr }) };
  });
