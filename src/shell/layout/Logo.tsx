/** The mark of the product: threads over and under. Its colours follow the theme. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 48 48"
      aria-hidden
      focusable="false"
      style={{ flex: 'none' }}
    >
      <rect width="48" height="48" rx="11" fill="var(--ant-color-primary)" />
      <g fill="none" strokeLinecap="round" strokeWidth="5">
        <path d="M17 11v26M31 11v26" stroke="#fff" strokeOpacity="0.6" />
        <path d="M11 17h26M11 31h26" stroke="#fff" />
        <path d="M17 25v12M31 11v12" stroke="#d6e4ff" />
      </g>
    </svg>
  );
}
