import { Input } from 'antd';
import { useState } from 'react';
import { singleAria } from '../aria.ts';
import { useWidgetHost, type InputProps } from '../contract.ts';
import { texts } from '../locale/index.ts';
import './captchaInput.css';

/** What the server answers to the request for a captcha (docs/protocol/sign-in.md). */
interface Picture {
  uuid?: string;
  img?: string;
}

interface Answer {
  code: string;
  uuid: string;
}

interface Props extends InputProps<Answer> {
  first?: Picture;
  url?: string;
  maxLength?: number;
}

/**
 * What a picture says, typed in; the picture is a button that brings another one. An answer to
 * another picture is not shown. It stays the value until something is typed, so that what is said
 * of it (it was wrong) stays, too.
 */
export function CaptchaInput({
  value,
  onChange,
  onBlur,
  disabled,
  readOnly,
  placeholder,
  status,
  first,
  url,
  maxLength = 8,
  ...aria
}: Props) {
  const { request, requests } = useWidgetHost();
  const [own, setOwn] = useState<{ instead: string | undefined; picture: Picture }>();
  const picture = own && own.instead === first?.uuid ? own.picture : first;
  const { uuid = '', img = '' } = picture ?? {};
  const renew = () =>
    request({ url: url ?? requests.captcha.url }).then(
      (answer) => setOwn({ instead: first?.uuid, picture: answer as Picture }),
      () => undefined,
    ); // the request has shown its failure
  return (
    <div className="pl-captcha">
      <Input
        {...singleAria(aria)}
        value={value?.uuid === uuid ? value.code : ''}
        onChange={({ target }) =>
          onChange?.(target.value === '' ? undefined : { code: target.value, uuid })
        }
        onBlur={onBlur}
        disabled={disabled}
        readOnly={readOnly}
        placeholder={placeholder}
        status={status}
        maxLength={maxLength}
        autoComplete="off"
        spellCheck={false}
      />
      <button
        type="button"
        disabled={disabled}
        onClick={() => void renew()}
        aria-label={texts.captcha.renew}
        title={texts.captcha.renewHint}
      >
        {img === '' ? (
          <span>{texts.captcha.fetch}</span>
        ) : (
          <img
            src={`data:${mimeOf(img)};base64,${img}`}
            alt={texts.captcha.picture}
            width={120}
            height={40}
          />
        )}
      </button>
    </div>
  );
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
