import { useEffect, useState } from 'react';
import { texts } from '../locale/index.ts';
import styles from './LockScreen.module.css';

const time = new Intl.DateTimeFormat('zh-CN', {
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});
const day = new Intl.DateTimeFormat('zh-CN', { month: 'long', day: 'numeric', weekday: 'long' });

/** The time of day, and the day below. */
export function Clock() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className={styles.clock} role="timer" aria-label={texts.lock.time}>
      <time dateTime={now.toISOString()}>{time.format(now)}</time>
      <span>{day.format(now)}</span>
    </div>
  );
}
