/** Everything that English needs, in one piece that is loaded on demand. */
import { enUS as mapEnglish } from '../../map/locale/en-US.ts';
import { speak as mapSpeaks } from '../../map/locale/index.ts';
import { enUS as partsEnglish } from '../../parts/locale/en-US.ts';
import { speak as partsSpeak } from '../../parts/locale/index.ts';
import { enUS as runtimeEnglish } from '../../runtime/locale/en-US.ts';
import { speak as runtimeSpeaks } from '../../runtime/locale/index.ts';
import { enUS as lateEnglish } from '../../runtime/locale/late/en-US.ts';
import { speak as latePartsSpeak } from '../../runtime/locale/late/index.ts';
import { english } from '../../schema/locale/english.ts';
import { enUS as kernelEnglish } from '../../schema/locale/en-US.ts';
import { speak as kernelSpeaks } from '../../schema/locale/message.ts';
import { enUS as widgetsEnglish } from '../../widgets/locale/en-US.ts';
import { speak as widgetsSpeak } from '../../widgets/locale/index.ts';
import { enUS as lateWidgetsEnglish } from '../../widgets/locale/late/en-US.ts';
import { speak as lateWidgetsSpeak } from '../../widgets/locale/late/index.ts';
import { enUS } from './en-US.ts';
import { speak } from './index.ts';

export { default as antdEnglish } from 'antd/es/locale/en_US';

/** Shell, parts, pages and widgets speak English from now on. */
export function speakEnglish(): void {
  speak(enUS, 'en-US');
  kernelSpeaks(english((source) => kernelEnglish[source]));
  mapSpeaks(mapEnglish);
  partsSpeak(partsEnglish);
  runtimeSpeaks(runtimeEnglish);
  latePartsSpeak(lateEnglish);
  widgetsSpeak(widgetsEnglish);
  lateWidgetsSpeak(lateWidgetsEnglish);
}
