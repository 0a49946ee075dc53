/** What figures and values are answered as, for the API document. */
import { defined } from '../../../schema/defined.ts';
import { groupsOf, labelsMember, measuresOf } from '../../../schema/record/aggregates.ts';
import type { MeasurePart } from '../../../schema/record/aggregates.ts';
import type { Aggregate } from '../../../schema/generated/types.gen.ts';
import type { ParameterSchema, ParameterSchemas } from '../../http/parameter-schema.ts';
import { searchedBy } from '../shape/shape.ts';
import type { Column, ModelShape } from '../shape/shape.ts';
import { valueSchema } from './parameters.ts';

/** The groups of an aggregate, or its one object. */
export function aggregateData(shape: ModelShape, aggregate: Aggregate): ParameterSchema {
  const labelOf = (name: string): string | undefined => {
    const measure = aggregate.measures[name];
    return typeof measure === 'object' ? measure.label : undefined;
  };
  const properties: Record<string, ParameterSchema> = {};
  for (const { name, field, by } of groupsOf(aggregate)) {
    const { spec } = searchedBy(shape, field)!;
    properties[name] = {
      ...(by ? { type: 'string' as const } : valueSchema(spec)),
      description: spec.label,
    };
  }
  if (aggregate.groupBy) properties[labelsMember] = { type: 'object' };
  for (const measure of measuresOf(aggregate)) {
    const column = measure.field === undefined ? undefined : searchedBy(shape, measure.field)!;
    properties[measure.name] = {
      ...figureSchema(measure, column),
      ...defined({ description: labelOf(measure.name) ?? column?.spec.label }),
    };
  }
  const group: ParameterSchema = { type: 'object', properties, description: aggregate.label };
  return aggregate.groupBy ? { type: 'array', items: group } : group;
}

/** Sums and averages are decimal texts. */
function figureSchema({ kind }: MeasurePart, column: Column | undefined): ParameterSchema {
  if (!column || kind === 'count' || kind === 'countDistinct') return { type: 'integer' };
  return kind === 'sum' || kind === 'avg' ? { type: 'string' } : valueSchema(column.spec);
}

/** Values of a field with what people call them. */
export function valuesData({ spec }: Column): ParameterSchema {
  const properties: ParameterSchemas = { value: valueSchema(spec), label: { type: 'string' } };
  return { type: 'array', items: { type: 'object', properties } };
}
