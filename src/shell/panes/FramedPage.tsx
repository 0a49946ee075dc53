import styles from './panes.module.css';

/**
 * A foreign page inside ours (InnerLink,
 * docs/protocol/frame.md#from-the-menu-tree-to-menu-and-routes). It may run its own scripts, not
 * ours.
 */
export function FramedPage({ url, title }: { url: string; title: string }) {
  return (
    <iframe
      className={styles.framed}
      src={url}
      title={title}
      referrerPolicy="no-referrer"
      sandbox={
        sameOrigin(url)
          ? undefined
          : 'allow-scripts allow-same-origin allow-forms allow-popups allow-downloads'
      }
    />
  );
}

const sameOrigin = (url: string) => new URL(url, location.href).origin === location.origin;
