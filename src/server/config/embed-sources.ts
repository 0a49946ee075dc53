/** Sites whose players and films may stand in formatted text. */

/** Those of the film sites that people here know. */
export const defaultEmbeds: readonly string[] = ['https://player.bilibili.com', 'https://v.qq.com', 'https://player.youku.com'];

/** Origins with commas, or `none`. */
export function embedSources(text: string): { value: string[] } | { problem: string } {
  const parts = text.split(',').map((part) => part.trim()).filter((part) => part !== '' && part !== 'none');
  const wrong = parts.find((part) => !URL.canParse(part) || new URL(part).origin !== part || !part.startsWith('https://'));
  return wrong === undefined ? { value: parts } : { problem: `must be none or origins such as https://player.example.com with commas, not '${wrong}'` };
}
