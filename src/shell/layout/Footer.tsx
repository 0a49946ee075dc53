import styles from './Footer.module.css';

export function Footer() {
  return <footer className={styles.footer}>Copyright © {new Date().getFullYear()} 织页科技 保留所有权利</footer>;
}
