import { useState, type CSSProperties } from 'react';

/** A round picture; without one, or when it cannot be loaded, a drawn figure. */
export function RoundPicture({
  src,
  size,
  alt = '',
}: {
  src: string | undefined;
  size: number;
  alt?: string;
}) {
  const [broken, setBroken] = useState<string>();
  const style: CSSProperties = {
    display: 'block',
    flex: 'none',
    width: size,
    height: size,
    borderRadius: '50%',
    objectFit: 'cover',
  };
  if (src && src !== broken)
    return <img style={style} src={src} alt={alt} onError={() => setBroken(src)} />;
  return (
    <svg
      style={style}
      viewBox="0 0 40 40"
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      focusable="false"
    >
      <rect width="40" height="40" fill="var(--ant-color-primary-bg-hover)" />
      <circle cx="20" cy="16" r="7" fill="var(--ant-color-primary)" />
      <path d="M6 40c1-10 7-14 14-14s13 4 14 14z" fill="var(--ant-color-primary)" opacity=".75" />
    </svg>
  );
}
