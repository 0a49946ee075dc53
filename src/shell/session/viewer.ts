import { defined } from '../../schema/defined.ts';
import { ruleText } from '../../schema/password.ts';
import type { Viewer } from '../../schema/compile/plan.ts';

import type { PasswordState } from './session.ts';
import type { SessionUser, ViewerInfo } from '../../protocol/viewer.ts';

/**
 * Marker of a user without roles: keeps the guard from asking for the user again and again
 * (docs/protocol/product.md#states).
 */
const defaultRole = 'ROLE_DEFAULT';

/** The answer as it comes: foreign servers leave members out. */
export type GivenInfo = Partial<ViewerInfo>;

/** The viewer of pages, as the answer of `GET /getInfo` describes them. */
export function viewerOf(info: GivenInfo, user: SessionUser): Viewer {
  const roles = info.roles ?? [];
  return {
    userId: user.userId,
    userName: user.userName,
    nickName: user.nickName ?? user.userName,
    ...defined({ deptId: user.deptId ?? undefined }),
    roles: roles.length > 0 ? roles : [defaultRole],
    permissions: info.permissions ?? [],
    ...defined({
      passwordRule:
        typeof info.pwdChrtype === 'string'
          ? ruleText(info.pwdChrtype, info.passwordLength)
          : undefined,
    }),
  };
}

export function passwordOf({ isDefaultModifyPwd, isPasswordExpired }: GivenInfo): PasswordState {
  if (isDefaultModifyPwd === true) return 'initial';
  return isPasswordExpired === true ? 'expired' : 'own';
}
