/** Contrast of colours as WCAG 2.2 measures it. Colours are `#rrggbb`. */

type Channels = [red: number, green: number, blue: number];

const channels = (hex: string): Channels => [channel(hex, 1), channel(hex, 3), channel(hex, 5)];
const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);

/** Relative luminance from 0 (black) to 1 (white). */
function luminance(hex: string): number {
  const linear = (value: number) =>
    value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  const [red, green, blue] = channels(hex);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** From 1 (the same) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const both = [luminance(one), luminance(other)];
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
}

/** The colour mixed with another; share is the other's part from 0 to 1. */
function mix(hex: string, other: string, share: number): string {
  const others = channels(other);
  return `#${channels(hex)
    .map((value, at) =>
      Math.round(value + ((others[at] ?? value) - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/**
 * The colour, made darker or lighter as far as it takes to be read on this ground: 4.5 is what WCAG
 * asks of texts.
 */
export function readable(hex: string, ground: string, least = 4.5): string {
  const away = luminance(ground) > 0.3 ? '#000000' : '#ffffff';
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = mix(hex, away, share);
    if (contrast(mixed, ground) >= least) return mixed;
  }
  return away;
}
