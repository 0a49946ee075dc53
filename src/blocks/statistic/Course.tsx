const width = 100;
const height = 28;

/** A course as a thin line, without axes; gaps stay gaps. */
export function Course({ points }: { points: readonly (number | undefined)[] }) {
  const numbers = points.filter((point) => point !== undefined);
  if (numbers.length < 2) return null;
  const least = Math.min(...numbers);
  const span = Math.max(...numbers) - least || 1;
  const step = width / (points.length - 1);
  const at = (point: number, place: number): string => {
    const y = height - 2 - ((point - least) / span) * (height - 4);
    return `${(place * step).toFixed(2)},${y.toFixed(2)}`;
  };
  const path = points
    .map((point, place) => {
      if (point === undefined) return '';
      return (place > 0 && points[place - 1] !== undefined ? 'L' : 'M') + at(point, place);
    })
    .join('');
  return (
    <svg
      className="pl-statistic-course"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      <path d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
