import { useNotify } from '../runtime/core/hooks/useNotify.ts';
import { lateTexts } from '../runtime/locale/late/index.ts';
import { copyText } from '../widgets/clipboard.ts';

/** Copies a text, and says whether that went well. */
export function useCopy(): (text: string) => void {
  const notify = useNotify();
  return (text) =>
    void copyText(text).then(
      () => notify('success', lateTexts.report.copied),
      () => notify('error', lateTexts.report.copyFailed),
    );
}
