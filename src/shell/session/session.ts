import type { Viewer } from '../../schema/compile/plan.ts';
import type { MenuNode } from '../routing/menu.ts';
import type { FindPage } from '../routing/pages.ts';
import type { SessionUser } from '../../protocol/viewer.ts';

/**
 * What the server says of the user's password: chosen by themselves, still the initial one, or too
 * old.
 */
export type PasswordState = 'own' | 'initial' | 'expired';

/** Everything that follows from who is signed in. */
export interface Session {
  user: SessionUser;
  password: PasswordState;
  viewer: Viewer;
  menu: MenuNode[];
  /** What a path leads to for this user. */
  findPage: FindPage;
  /**
   * The person must change the password or set up a second factor first; the server refuses
   * everything else.
   */
  restricted: boolean;
}

/** What `POST /login` takes; totp is the code of a second factor or a recovery code. */
export interface Credentials {
  username: string;
  password: string;
  code?: string;
  uuid?: string;
  totp?: string;
}
