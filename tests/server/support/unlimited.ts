/**
 * Tests call more often than people, from one address, on machines that have other things to do.
 */
export const unlimited = {
  RATE_LIMIT_ADDRESS: '0',
  RATE_LIMIT_PERSON: '0',
  RATE_LIMIT_SIGN_IN: '0',
  RATE_LIMIT_REGISTER: '0',
  RATE_LIMIT_CAPTCHA: '0',
  RATE_LIMIT_PUBLIC_FORM: '0',
  MAX_EVENT_LOOP_DELAY: '0',
};
