import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLatest } from '../../../runtime/core/hooks/useLatest.ts';
import type { ChartData, Row } from '../points.ts';
import type { ChartPlan } from '../plan.ts';
import { lateTexts } from '../../../runtime/locale/late/index.ts';
import { init, type EChartsType } from './engine.ts';
import { optionOf } from './option.ts';
import { usePalette } from './palette.ts';

/** Makes an image of what is drawn. */
export type MakeImage = () => Promise<Blob | null>;

interface Props {
  plan: ChartPlan;
  data: ChartData;
  /** What readers of the screen hear. */
  label: string;
  /** Takes what makes an image once the chart is drawn, and nothing when it goes. */
  onDrawn(makeImage: MakeImage | undefined): void;
  onChoose: ((row: Row) => void) | undefined;
}

/** The chart on its canvas, as wide as its place. */
export function Drawing({ plan, data, label, onDrawn, onChoose }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const palette = usePalette();
  const { chart, width } = useChart(place);
  useEffect(() => {
    chart?.setOption(optionOf({ plan, data, palette, width }), { notMerge: true });
  }, [chart, plan, data, palette, width]);
  const latest = useLatest({ data, onChoose, ground: palette.ground });
  useEffect(() => {
    if (!chart) return undefined;
    chart.on('click', ({ seriesIndex = 0, dataIndex }) => {
      const { data: drawn, onChoose: choose } = latest.current;
      const row = drawn.lines[seriesIndex]?.points[dataIndex]?.row;
      if (row) choose?.(row);
    });
    onDrawn(() => imageOf(chart, latest.current.ground));
    return () => {
      chart.off('click');
      onDrawn(undefined);
    };
  }, [chart, onDrawn, latest]);
  return (
    <div
      ref={place}
      role="img"
      aria-label={label}
      style={{ height: plan.height }}
      className="pl-chart-place"
    />
  );
}

/** A chart in an element, once that has a size; it follows the size. */
function useChart(place: RefObject<HTMLDivElement | null>): {
  chart: EChartsType | undefined;
  width: number;
} {
  const [state, setState] = useState<{ chart: EChartsType | undefined; width: number }>({
    chart: undefined,
    width: 0,
  });
  useLayoutEffect(() => {
    const element = place.current!;
    let chart: EChartsType | undefined;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      // In a tab that is not seen there is no size.
      if (width === 0 || height === 0) return;
      if (chart) chart.resize();
      else
        chart = init(element, undefined, {
          renderer: 'canvas',
          locale: lateTexts.locale === 'zh-CN' ? 'ZH' : 'EN',
        });
      setState({ chart, width });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      chart?.dispose();
    };
  }, [place]);
  return state;
}

/** Twice as fine as the screen, on the ground of the page. */
const imageOf = (chart: EChartsType, backgroundColor: string): Promise<Blob | null> =>
  new Promise((resolve) => {
    chart.renderToCanvas({ pixelRatio: 2, backgroundColor }).toBlob(resolve, 'image/png');
  });
