/** Contrast of colours as WCAG 2.2 measures it. Colours are `#rrggbb`. */

const channels = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Relative luminance from 0 (black) to 1 (white). */
function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((value) =>
    value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 (the same) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The colour mixed with another; share is the other's part from 0 to 1. */
function mix(hex: string, other: string, share: number): string {
  const others = channels(other);
  return `#${channels(hex)
    .map((value, at) =>
      Math.round(value + (others[at] - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The colour, made darker or lighter as far as it takes to be read on this ground: 4.5 is what WCAG asks of texts. */
export function readable(hex: string, ground: string, least = 4.5): string {
  const away = luminance(ground) > 0.3 ? '#000000' : '#ffffff';
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = mix(hex, away, share);
    if (contrast(mixed, ground) >= least) return mixed;
  }
  return away;
}
