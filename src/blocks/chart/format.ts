/** What pages write of a chart. */
import type { BlockFormat } from '../../schema/block.ts';
import { dimension, figure, figuresFrom } from '../figuresFormat.ts';
import { fieldPath, title } from '../members.ts';

/** How a series of numbers can be drawn over an axis of categories. */
export const mixedKinds = ['line', 'area', 'bar'] as const;

/** All ways to draw. */
export const kinds = [
  ...mixedKinds,
  'pie',
  'donut',
  'scatter',
  'radar',
  'gauge',
  'funnel',
  'calendar',
] as const;

const text = { $ref: 'common.schema.json#/$defs/text' };

export const format: BlockFormat = {
  properties: {
    title,
    kind: {
      description:
        'line, area and bar stand over an axis; pie, donut and funnel show shares; ' +
        'scatter points of two numbers; radar several measures of few things; gauge one ' +
        'number of a whole; calendar a number for each day.',
      enum: [...kinds],
    },
    ...figuresFrom,
    x: {
      description:
        'What the numbers are of: the axis, the shares, the days of a calendar; a number ' +
        'for scatter. A gauge has none.',
      $ref: '#/$defs/dimension',
    },
    split: {
      description: 'Field each of whose values becomes a series of its own.',
      $ref: '#/$defs/dimension',
    },
    series: {
      description: 'The numbers that are drawn; shares, gauges and calendars have one.',
      type: 'array',
      items: { $ref: '#/$defs/series' },
      minItems: 1,
      maxItems: 12,
    },
    stacked: {
      description: 'Of line, area and bar: series stand on each other.',
      type: 'boolean',
      default: false,
    },
    horizontal: {
      description: 'Of bar: bars lie, for long names.',
      type: 'boolean',
      default: false,
    },
    labels: {
      description: 'Numbers are written beside what they are of.',
      type: 'boolean',
      default: false,
    },
    sort: {
      description: 'Order by x or a series; default that of the records.',
      $ref: 'common.schema.json#/$defs/sort',
    },
    top: {
      description:
        'Only so many with the largest numbers of the first series; the others are summed up as one.',
      type: 'integer',
      minimum: 1,
      maximum: 100,
    },
    max: { description: 'Of gauge: the whole; default 100.', type: 'number' },
    height: {
      description: 'Height in pixels.',
      type: 'integer',
      minimum: 120,
      maximum: 1200,
      default: 320,
    },
    empty: { description: 'Text while there is nothing to draw.', ...text },
    onClick: {
      description: 'Steps run when a point is clicked; they read its record as row.',
      $ref: 'step.schema.json#/$defs/steps',
    },
  },
  required: ['kind', 'series'],
  definitions: {
    dimension: {
      title: 'ChartDimension',
      description: 'What numbers are grouped by: a member of the records, or what differs of it.',
      anyOf: [fieldPath, { $ref: '#/$defs/dimensionObject' }],
    },
    dimensionObject: {
      title: 'ChartDimensionObject',
      description: 'What numbers are grouped by, with what differs from the model.',
      type: 'object',
      properties: dimension,
      required: ['field'],
      additionalProperties: false,
    },
    series: {
      title: 'ChartSeries',
      description: 'Numbers that are drawn: a member of the records, or what differs of it.',
      anyOf: [fieldPath, { $ref: '#/$defs/seriesObject' }],
    },
    seriesObject: {
      title: 'ChartSeriesObject',
      description: 'Numbers that are drawn, with what differs from the model.',
      type: 'object',
      properties: {
        ...figure,
        kind: {
          description: 'Of line, area and bar: this series is drawn otherwise.',
          enum: [...mixedKinds],
        },
        axis: {
          description:
            'Of line, area and bar: the side of its axis; default right where its unit ' +
            'is another than that of the first series.',
          enum: ['left', 'right'],
        },
      },
      required: ['field'],
      additionalProperties: false,
    },
  },
};
