import { useEffect, useState } from 'react';
import { loadSounds, type SoundMatch } from '../../parts/sounds.ts';

/** Matching by pinyin; undefined until its dictionary is there. */
export function useSounds(): SoundMatch | undefined {
  const [sounds, setSounds] = useState<SoundMatch>();
  useEffect(() => {
    let isGone = false;
    void loadSounds().then((match) => void (isGone || setSounds(() => match)));
    return () => {
      isGone = true;
    };
  }, []);
  return sounds;
}
