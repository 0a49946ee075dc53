/** The parts of ECharts that charts are drawn with. */
import {
  BarChart,
  FunnelChart,
  GaugeChart,
  HeatmapChart,
  LineChart,
  PieChart,
  RadarChart,
  ScatterChart,
} from 'echarts/charts';
import {
  AriaComponent,
  CalendarComponent,
  GridComponent,
  LegendScrollComponent,
  RadarComponent,
  TooltipComponent,
  VisualMapContinuousComponent,
} from 'echarts/components';
import { init, use as withParts, type ComposeOption, type EChartsType } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import type {
  BarSeriesOption,
  FunnelSeriesOption,
  GaugeSeriesOption,
  HeatmapSeriesOption,
  LineSeriesOption,
  PieSeriesOption,
  RadarSeriesOption,
  ScatterSeriesOption,
} from 'echarts/charts';
import type {
  AriaComponentOption,
  CalendarComponentOption,
  GridComponentOption,
  LegendComponentOption,
  RadarComponentOption,
  TooltipComponentOption,
  VisualMapComponentOption,
} from 'echarts/components';

withParts([
  AriaComponent,
  BarChart,
  CalendarComponent,
  CanvasRenderer,
  FunnelChart,
  GaugeChart,
  GridComponent,
  HeatmapChart,
  LegendScrollComponent,
  LineChart,
  PieChart,
  RadarChart,
  RadarComponent,
  ScatterChart,
  TooltipComponent,
  VisualMapContinuousComponent,
]);

export type Option = ComposeOption<
  | AriaComponentOption
  | BarSeriesOption
  | CalendarComponentOption
  | FunnelSeriesOption
  | GaugeSeriesOption
  | GridComponentOption
  | HeatmapSeriesOption
  | LegendComponentOption
  | LineSeriesOption
  | PieSeriesOption
  | RadarComponentOption
  | RadarSeriesOption
  | ScatterSeriesOption
  | TooltipComponentOption
  | VisualMapComponentOption
>;

export { init, type EChartsType };
