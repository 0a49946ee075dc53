/** Formats of classic pickers that ours write, too. The usual one comes first. */

export const dayFormats = [
  'YYYY-MM-DD',
  'YYYY/MM/DD',
  'YYYY.MM.DD',
  'YYYY年M月D日',
  'YYYY年MM月DD日',
] as const;

export const monthFormats = ['YYYY-MM', 'YYYY/MM', 'YYYY.MM', 'YYYY年M月', 'YYYY年MM月'] as const;

/**
 * Weeks by their numbers. The editor writes the year of a day in it, which is another one where a
 * year ends within the week; ours is that of the week.
 */
export const weekFormats: Readonly<Record<string, string | null>> = {
  'YYYY-ww': null,
  ...Object.fromEntries(
    ['YYYY-w', 'YYYY/ww', 'YYYY.ww', 'YYYY年ww周', 'YYYY年第ww周', 'YYYY年第w周', 'ww', 'w']
      .flatMap((format) => [format, format.replace('YYYY', 'gggg')])
      .map((format) => [format, format.replace(/YYYY|gggg/, 'GGGG').replaceAll('w', 'W')]),
  ),
};

export const timeFormats = ['HH:mm:ss', 'HH:mm', 'HH时mm分ss秒', 'HH时mm分'] as const;

/** A day and a time, to the second or the minute. */
export const momentFormats: readonly string[] = dayFormats.flatMap((day) => [
  `${day} HH:mm:ss`,
  `${day} HH:mm`,
]);
