import { toPointer, type Path } from '../pointer.ts';

/** Something that the other notation has no word for. */
export interface Lost {
  /** Where it stands in what was read (JSON pointer). */
  pointer: string;
  message: string;
}

/** Notes something that the other notation has no word for. */
export type Lose = (path: Path, message: string) => void;

/** A list of what is lost, and what adds to it. */
export function lostList(): { lost: Lost[]; lose: Lose } {
  const lost: Lost[] = [];
  return {
    lost,
    lose: (path, message) => void lost.push({ pointer: toPointer(path), message }),
  };
}
