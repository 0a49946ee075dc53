import { useEffect, useState } from 'react';
import { spoken, texts } from '../locale/index.ts';
import styles from './LockScreen.module.css';

/** Made when they are first needed: the language is chosen by then. */
const formats = () => ({
  time: new Intl.DateTimeFormat(spoken, { hour: '2-digit', minute: '2-digit', hour12: false }),
  day: new Intl.DateTimeFormat(spoken, { month: 'long', day: 'numeric', weekday: 'long' }),
});

/** The time of day, and the day below. */
export function Clock() {
  const [{ time, day }] = useState(formats);
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
