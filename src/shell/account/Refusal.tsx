import styles from './account.module.css';

/** Why signing in or registering did not work, in the server's words. */
export function Refusal({ text }: { text: string | undefined }) {
  return text ? (
    <p className={styles.refusal} role="alert">
      {text}
    </p>
  ) : null;
}
