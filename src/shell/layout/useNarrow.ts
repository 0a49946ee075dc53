import { useEffect } from 'react';
import { useMedia } from '../../runtime/core/hooks/useMedia.ts';
import { localKeys, writeJson } from '../stores/storage.ts';

/** Below sm (docs/protocol/product.md#limits, breakpoints) the menu is a drawer. */
const narrowWindow = '(max-width: 575px)';

/**
 * Whether the window is narrow; also answered under the name of
 * docs/protocol/product.md#names-and-defaults for others that read it there.
 */
export function useNarrow(): boolean {
  const narrow = useMedia(narrowWindow);
  useEffect(() => writeJson(localKeys, 'is_mobile', narrow), [narrow]);
  return narrow;
}
