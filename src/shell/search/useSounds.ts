import { useEffect, useState } from 'react';
import { optionalPart } from '../../parts/load.ts';
import type { SoundMatch } from './findPages.ts';

/**
 * Matching by pinyin; undefined until its dictionary is loaded, and without it titles are found by
 * their characters.
 */
export function useSounds(): SoundMatch | undefined {
  const [sounds, setSounds] = useState<SoundMatch>();
  useEffect(() => {
    void optionalPart(() => import('pinyin-match')).then((loaded) => {
      if (!loaded) return;
      const { match } = loaded.default;
      setSounds(() => (title: string, letters: string) => match(title, letters) !== false);
    });
  }, []);
  return sounds;
}
