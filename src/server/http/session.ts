/** Why the password must be changed before anything else. */
export type PasswordDuty = 'initial' | 'expired' | null;

/** A signed-in caller, as every handler sees it. */
export interface Session {
  /** Id of the session row (the online list's tokenId); never the token. */
  id: string;
  userId: number;
  userName: string;
  nickName: string;
  deptId: number | null;
  deptName: string | null;
  /** userId 1: passes every check, no data scope. */
  isSuperAdmin: boolean;
  /** Keys of the user's roles. */
  roleKeys: readonly string[];
  /** Union of permissions of enabled roles; ["*:*:*"] for the super administrator. */
  permissions: ReadonlySet<string>;
  /** missing: an enabled role asks for one, and there is none yet. */
  secondFactor: 'none' | 'active' | 'missing';
  /** Why the person must change the password before anything else. */
  passwordDuty: PasswordDuty;
  /**
   * Whether changes that matter ask for a renewed proof: the client said at sign-in that it can
   * give one.
   */
  asksProof: boolean;
  /** Milliseconds since the person last proved who they are, when the request arrived. */
  proofAge: number;
  /** Enabled roles with their own permissions and scope, for data scope decisions. */
  roles: readonly {
    roleId: number;
    roleKey: string;
    dataScope: string;
    permissions: ReadonlySet<string>;
    deptIds: readonly number[];
  }[];
}
