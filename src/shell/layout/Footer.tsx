import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useApplication } from '../useApplication.ts';
import styles from './Footer.module.css';

/** Where a filing number can be looked up. */
const registry = 'https://beian.miit.gov.cn/';

/**
 * Copyright and filing number (docs/protocol/product.md), from the parameters sys.site.copyright
 * and sys.site.filing.
 */
export function Footer() {
  const { site } = useApplication();
  const { copyright, filing } = useStore(site);
  useEffect(() => site.load(), [site]);
  return (
    <footer className={styles.footer}>
      <span>{copyright.replaceAll('{year}', String(new Date().getFullYear()))}</span>
      {filing && (
        <a href={registry} target="_blank" rel="noopener noreferrer">
          {filing}
        </a>
      )}
    </footer>
  );
}
