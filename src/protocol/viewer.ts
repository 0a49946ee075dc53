/** Who is signed in (docs/protocol/sign-in.md#who-is-asking). */

/** The person; foreign servers leave members out. */
export interface SessionUser {
  userId: number;
  userName: string;
  nickName?: string | null;
  avatar?: string | null;
  deptId?: number | null;
  dept?: { deptName?: string | null } | null;
  roles?: { roleName?: string | null }[] | null;
}

/** Members of the answer beside those of each envelope; those from `passwordLength` on are ours. */
export interface ViewerInfo {
  user: SessionUser;
  /** Keys of the roles. */
  roles: readonly string[];
  permissions: readonly string[];
  /** What characters passwords must have: the value of a parameter. */
  pwdChrtype: string;
  /** The password is still the one that somebody else chose. */
  isDefaultModifyPwd: boolean;
  isPasswordExpired: boolean;
  /** How long new passwords are, as `5-20`. */
  passwordLength: string;
  /** A second factor is to be set up before anything else. */
  isTotpSetupRequired: boolean;
  /** The password is to be changed before anything else. */
  isPasswordChangeRequired: boolean;
}
