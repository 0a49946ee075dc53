import EyeInvisible from '@ant-design/icons/es/icons/EyeInvisibleOutlined';
import Eye from '@ant-design/icons/es/icons/EyeOutlined';
import Loading from '@ant-design/icons/es/icons/LoadingOutlined';
import { texts } from '../locale/index.ts';
import './reveal.css';

interface Props {
  /** What the value is called. */
  label: string;
  /** The whole value is shown. */
  shown: boolean;
  busy: boolean;
  onToggle(): Promise<void> | void;
}

/** The eye beside a masked value. */
export function RevealButton({ label, shown, busy, onToggle }: Props) {
  const name = shown ? texts.reveal.hide(label) : texts.reveal.show(label);
  return (
    <button
      type="button"
      className="pl-reveal"
      aria-label={name}
      title={name}
      aria-busy={busy}
      onClick={(event) => {
        // The row that it stands in is not clicked.
        event.stopPropagation();
        if (!busy) void onToggle();
      }}
    >
      {busy ? <Loading /> : shown ? <EyeInvisible /> : <Eye />}
    </button>
  );
}
