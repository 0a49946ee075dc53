import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ApiError } from '../../runtime/host.ts';
import { useApplication } from '../useApplication.ts';
import type { Credentials } from '../session/session.ts';
import { greetingAt } from '../home/greeting.ts';
import { texts } from '../locale/index.ts';
import { addressAfterSignIn } from '../routing/redirect.ts';
import type { Demands } from '../../protocol/demands.ts';

export interface SignIn {
  /** What the server said last, if it refused. */
  refusal: string | undefined;
  busy: boolean;
  /** Present while a code of the second factor is asked: what to send together with it. */
  step: Credentials | undefined;
  signIn(credentials: Credentials): Promise<'done' | 'asked' | 'refused'>;
  /** Leaves the second step. */
  back(): void;
}

/**
 * Sends the credentials, asks for a second factor where there is one, and goes on to the address
 * asked for.
 */
export function useSignIn(): SignIn {
  const application = useApplication();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [step, setStep] = useState<Credentials>();

  async function signIn(credentials: Credentials): Promise<'done' | 'asked' | 'refused'> {
    setBusy(true);
    setRefusal(undefined);
    try {
      await application.session.signIn(credentials);
      await navigate(addressAfterSignIn(query.get('redirect')), { replace: true });
      setTimeout(
        () =>
          application.feedback.success(
            texts.signIn.welcomeBack(greetingAt(new Date())),
            texts.signIn.welcome,
          ),
        welcomeDelay,
      );
      return 'done';
    } catch (error) {
      const next = nextStep(error, credentials);
      // Only a code that was wrong is a refusal: being asked for one is not.
      if (!next || credentials.totp !== undefined)
        setRefusal(error instanceof Error ? error.message : String(error));
      setStep(next);
      return next ? 'asked' : 'refused';
    } finally {
      setBusy(false);
    }
  }

  const back = () => {
    setStep(undefined);
    setRefusal(undefined);
  };
  return { refusal, busy, step, signIn, back };
}

/**
 * What to send together with a code, when the server asks for one. It brings the answer to the next
 * captcha along.
 */
function nextStep(error: unknown, { username, password }: Credentials): Credentials | undefined {
  const answer = error instanceof ApiError ? error.answer : undefined;
  const { totpRequired }: Demands = answer ?? {};
  if (!answer || totpRequired !== true) return undefined;
  const captcha = answer.captcha as { uuid: string; code: string } | undefined;
  return { username, password, ...captcha };
}

/**
 * The welcome comes one second later (docs/protocol/pages.md#sign-in-and-own-account), in
 * milliseconds.
 */
const welcomeDelay = 1000;
