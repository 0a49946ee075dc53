/** Texts of formatted texts that are read, which come with them. */
import type { Widen } from '../../schema/catalogue.ts';
import { inLanguage } from './index.ts';

export const zhCN = {
  refused: (site: string) => `未显示来自 ${site} 的图片，系统未允许该网站`,
  failed: (address: string) => `图片无法加载：${address}`,
  named: (name: string, reason: string) => `${name}（${reason}）`,
  noFilm: '视频没有可以播放的地址',
} as const;

export const enUS: Widen<typeof zhCN> = {
  refused: (site) => `Image from ${site} not shown: the site is not allowed here`,
  failed: (address) => `Image could not be loaded: ${address}`,
  named: (name, reason) => `${name} (${reason})`,
  noFilm: 'This video has no address that can be played',
};

export const htmlTexts = (): Widen<typeof zhCN> => inLanguage<Widen<typeof zhCN>>(zhCN, enUS);
