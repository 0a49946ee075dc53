/** Formats of classic pickers that ours write, too. The usual one comes first. */

export const dayFormats = [
  'YYYY-MM-DD',
  'YYYY/MM/DD',
  'YYYY.MM.DD',
  'YYYY年M月D日',
  'YYYY年MM月DD日',
] as const;

export const monthFormats = ['YYYY-MM', 'YYYY/MM', 'YYYY.MM', 'YYYY年M月', 'YYYY年MM月'] as const;

export const timeFormats = ['HH:mm:ss', 'HH:mm', 'HH时mm分ss秒', 'HH时mm分'] as const;

/** A day and a time, to the second or the minute. */
export const momentFormats: readonly string[] = dayFormats.flatMap((day) => [
  `${day} HH:mm:ss`,
  `${day} HH:mm`,
]);
