import { Outlet } from 'react-router-dom';
import weave from '../assets/weave.svg';
import { Footer } from '../layout/Footer.tsx';
import { Logo } from '../layout/Logo.tsx';
import { texts } from '../locale/index.ts';
import styles from './layout.module.css';

/**
 * Two columns: a picture, and the form with the footer below
 * (docs/protocol/product.md).
 */
export function AccountLayout() {
  return (
    <div className={styles.layout}>
      <aside className={styles.side} aria-hidden>
        <img src={weave} alt="" className={styles.picture} />
        <div className={styles.claim}>
          <strong>{texts.site.brand}</strong>
          <span>{texts.site.claim}</span>
        </div>
      </aside>
      <div className={styles.main}>
        <header className={styles.brand}>
          <Logo size={32} />
          <span>{texts.site.title}</span>
        </header>
        <main className={styles.centre}>
          <Outlet />
        </main>
        <Footer />
      </div>
    </div>
  );
}
