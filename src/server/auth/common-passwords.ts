/**
 * Passwords that everybody tries first: about 49,000 of them, from the list that zxcvbn-ts keeps.
 */

let list: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether the password is one of them, in any case of its letters. The list is loaded with the
 * first question.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= load();
  return (await list).has(password.toLowerCase());
}

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
