import type { Drawn } from './drawn.ts';
import type { Option } from './engine.ts';

/** The series or shares by name, above what is drawn. */
export const legendOf = ({ palette }: Drawn, shown: boolean): Pick<Option, 'legend'> => ({
  legend: {
    show: shown,
    type: 'scroll',
    top: 0,
    textStyle: { color: palette.text },
    inactiveColor: palette.split,
    pageTextStyle: { color: palette.secondary },
    pageIconColor: palette.secondary,
    pageIconInactiveColor: palette.split,
    itemWidth: 14,
    itemHeight: 10,
  },
});
