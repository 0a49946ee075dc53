/** What a compilation reports to whoever asks why a part is there or not. */
import type { Path } from '../pointer.ts';

/** A permission that decided about a part. */
export interface AskedAccess {
  /** part: what the page asks for; read, write: what the model asks for of its field. */
  of: 'part' | 'read' | 'write';
  /** Any of them suffices; absent: nobody may. */
  permissions?: readonly string[];
  granted: boolean;
}

/** Called with what becomes of the parts of a page, by their places in its file. */
export interface CompileObserver {
  asked(at: Path, asked: AskedAccess): void;
  /** undefined: nothing of the part is left for the viewer. */
  made(at: Path, piece: object | undefined): void;
  /** An action of the page is named at a place where people may start it. */
  offered(at: Path, action: string): void;
}
