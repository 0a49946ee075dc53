import { useCallback, useEffect, useState } from 'react';
import { captchaPath } from '../../protocol/addresses.ts';
import { useApplication } from '../useApplication.ts';

export interface Captcha {
  /** null while the first answer is awaited. */
  enabled: boolean | null;
  uuid?: string;
  /** Data URI of the picture; empty when it could not be fetched. */
  image: string;
  /** The server could not be asked: the text to show. */
  failure?: string;
}

/** The captcha of sign-in and registration. `renew` fetches another picture. */
export function useCaptcha(): { captcha: Captcha; renew(): Promise<void> } {
  const { http } = useApplication();
  const [captcha, setCaptcha] = useState<Captcha>({ enabled: null, image: '' });
  const renew = useCallback(async () => {
    try {
      const {
        captchaEnabled = true,
        uuid,
        img,
      } = await http.request({ url: captchaPath, quiet: true });
      if (captchaEnabled)
        setCaptcha({
          enabled: true,
          uuid: String(uuid),
          image: `data:${mimeOf(String(img))};base64,${img}`,
        });
      else setCaptcha({ enabled: false, image: '' });
    } catch (error) {
      setCaptcha((before) => ({
        ...before,
        image: '',
        failure: error instanceof Error ? error.message : String(error),
      }));
    }
  }, [http]);
  useEffect(() => {
    void renew();
  }, [renew]);
  return { captcha, renew };
}

/**
 * Servers differ in the picture's type and do not name it; the first characters of the base64 text
 * do.
 */
function mimeOf(base64: string): string {
  if (base64.startsWith('PHN2') || base64.startsWith('PD94')) return 'image/svg+xml';
  if (base64.startsWith('iVBOR')) return 'image/png';
  return base64.startsWith('/9j/') ? 'image/jpeg' : 'image/gif';
}
