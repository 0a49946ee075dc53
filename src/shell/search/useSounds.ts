import { useEffect, useState } from 'react';
import { loadSounds } from '../../parts/sounds.ts';
import type { SoundMatch } from './findPages.ts';

/**
 * Matching by pinyin; undefined until its dictionary is loaded, and without it titles are found by
 * their characters.
 */
export function useSounds(): SoundMatch | undefined {
  const [sounds, setSounds] = useState<SoundMatch>();
  useEffect(() => {
    void loadSounds().then((match) => {
      if (match)
        setSounds(() => (title: string, letters: string) => match(title, letters) !== undefined);
    });
  }, []);
  return sounds;
}
