/** Whether English may be chosen. By itself: the first script of the browser needs no other key. */
export const englishEnabled = 'sys.locale.enabled';

/**
 * Keys of the parameters that the program itself reads (docs/protocol/system.md#parameters,
 * docs/configuration.md).
 */
export const configKeys = {
  captchaEnabled: 'sys.account.captchaEnabled',
  registerUser: 'sys.account.registerUser',
  /** Characters that passwords must have. */
  passwordRule: 'sys.account.chrtype',
  passwordLength: 'sys.account.passwordLength',
  /** Days after which a password has expired. */
  passwordDays: 'sys.account.passwordValidateDays',
  initialPassword: 'sys.user.initPassword',
  initialPasswordNotice: 'sys.account.initPasswordModify',
  passwordChangeRequired: 'sys.account.passwordChangeRequired',
  /** Minutes for which a proof of who one is holds; 0: for ever. */
  proofMinutes: 'sys.account.reauthMinutes',
  /** Asks all sessions for the proof, also those whose client cannot give one. */
  proofForAll: 'sys.account.reauthForAll',
  blackList: 'sys.login.blackIPList',
  /**
   * Who may read stored files. `public` or empty: everybody; `session`: who is signed in; else the
   * permission that is asked for.
   */
  fileAccess: 'sys.file.access',
  /** Megabytes of stored files. */
  quotaPerUser: 'sys.file.quotaPerUser',
  quotaTotal: 'sys.file.quotaTotal',
  /** Of one file that is sent in chunks. */
  largestFile: 'sys.file.maxSize',
  englishEnabled,
  /** Days a log is kept; 0 or none: for ever. */
  operationLogDays: 'sys.log.operationDays',
  loginLogDays: 'sys.log.loginDays',
  copyright: 'sys.site.copyright',
  filing: 'sys.site.filing',
} as const;

const yes: readonly string[] = ['true', 'yes', 'ok', '1', '是', 'y'];
const no: readonly string[] = ['false', 'no', '0', '否', 'n'];

/**
 * What the value of a parameter says, in any of the protocol's spellings of yes and no; undefined:
 * neither.
 */
export function flagOf(value: string): boolean | undefined {
  const word = value.trim().toLowerCase();
  return yes.includes(word) ? true : no.includes(word) ? false : undefined;
}
