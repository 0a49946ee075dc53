import styles from './ProgressBar.module.css';

/** A thin bar at the top while a navigation waits for the server. */
export function ProgressBar({ active }: { active: boolean }) {
  return <div className={styles.bar} data-active={active || undefined} aria-hidden />;
}
