/**
 * A part that takes longer than this (ms) counts as lost (docs/protocol/product.md#errors: script
 * load time-out 120 s).
 */
export const longestLoad = 120_000;

/** Loads a part; rejects when it does not come in time. */
export function loadInTime<T>(load: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const lost = () => reject(new Error('a part of the application did not load in time'));
    const timer = setTimeout(lost, longestLoad);
    load()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/** Loads what the application does without when it does not come; never rejects. */
export function optionalPart<T>(load: () => Promise<T>): Promise<T | undefined> {
  return loadInTime(load).catch(() => undefined);
}

/**
 * Takes style sheets that could not be loaded out of the document. The next try would find them
 * there, take them for loaded, and draw the part without its styles.
 */
export function dropFailedStyles(): void {
  const drop = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove();
  };
  // Failures of resources do not bubble, but are seen on their way down.
  document.addEventListener('error', drop, true);
}
