/** What ECharts is given for a chart. */
import type { ChartKind } from '../plan.ts';
import { axesOption } from './axes.ts';
import { calendarOption } from './calendar.ts';
import type { Drawn } from './drawn.ts';
import type { Option } from './engine.ts';
import { gaugeOption, radarOption } from './round.ts';
import { sharesOption } from './shares.ts';

const options: Readonly<Record<ChartKind, (drawn: Drawn) => Option>> = {
  line: axesOption,
  area: axesOption,
  bar: axesOption,
  scatter: axesOption,
  pie: sharesOption,
  donut: sharesOption,
  funnel: sharesOption,
  radar: radarOption,
  gauge: gaugeOption,
  calendar: calendarOption,
};

/** The whole of it. Hints are drawn on the canvas, so that no text of a record becomes markup. */
export function optionOf(drawn: Drawn): Option {
  const { palette, plan } = drawn;
  const own = options[plan.kind](drawn);
  return {
    color: palette.series,
    animation: !palette.still,
    animationDuration: 300,
    textStyle: { fontFamily: palette.font, color: palette.text },
    aria: { enabled: false, decal: { show: palette.patterns } },
    ...own,
    tooltip: {
      renderMode: 'richText',
      confine: true,
      backgroundColor: palette.elevated,
      borderColor: palette.split,
      textStyle: { color: palette.text, fontSize: 12 },
      ...own.tooltip,
    },
  };
}
