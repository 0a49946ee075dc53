import type { Widen } from '../../../schema/catalogue.ts';
import type { account as chinese } from './zh-CN.ts';

/** The same in English. */
export const account: Widen<typeof chinese> = {
  signIn: {
    title: 'Sign in',
    accountMissing: 'Enter your account name',
    passwordMissing: 'Enter your password',
    remember: 'Remember password',
    register: 'Create account',
    capsLock: 'Caps lock is on',
    welcome: 'Welcome',
    welcomeBack: (greeting) => `${greeting}, welcome back`,
  },
  secondStep: {
    title: 'Two-step verification',
    back: 'Back',
    totp: {
      label: 'Verification code',
      hint: 'Enter the 6 digits that your authenticator app shows',
      empty: 'Enter the verification code',
      other: 'Phone not at hand? Use a recovery code',
    },
    recovery: {
      label: 'Recovery code',
      hint: 'Each recovery code can be used once',
      empty: 'Enter a recovery code',
      other: 'Use the authenticator app',
    },
  },
  passwordNotice: {
    title: 'Security',
    initial: 'Your password is still the initial one, please change it',
    expired: 'Your password has expired, please change it soon',
    change: 'Change it',
    later: 'Later',
  },
  proof: {
    title: 'Verification',
    ok: 'Verify',
    question: 'Enter your password to confirm that it is you',
    password: 'Password',
    passwordMissing: 'Enter your password',
    code: 'Verification code of your authenticator, or a recovery code',
    codeMissing: 'Enter the verification code',
    cancelled: 'The operation was cancelled',
    reason: 'Say why',
  },
  lock: {
    lock: 'Lock screen',
    locked: 'Locked',
    screen: 'The screen is locked',
    hint: 'The system is locked, enter your password to unlock it',
    unlock: 'Unlock',
    leave: 'Log out and sign in again',
    time: 'Current time',
  },
  captcha: {
    label: 'Captcha',
    missing: 'Enter the captcha',
    renew: 'Get another captcha',
    renewHint: 'Hard to read? Get another one',
    picture: 'Captcha picture',
    fetch: 'Click to get it',
  },
  reveal: { showPassword: 'Show password', hidePassword: 'Hide password' },
  register: {
    title: 'Create account',
  },
};
