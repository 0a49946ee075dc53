/**
 * Abilities of the server beyond the protocol; expressions read them as `features`. A foreign
 * server has none.
 */
export const featureNames = [
  /** Several dictionaries in one request. */
  'dictBatch',
  /** A stream of what an open window should know: unread notices, changed pages. */
  'push',
  /** Second factor, recovery codes, and the proof asked again before changes that matter. */
  'secondFactor',
  /** What visitors may know of the installation: copyright and filing number. */
  'site',
  /** One's own sessions: seeing and ending them. */
  'ownSessions',
  /**
   * Import of roles, posts, dictionaries and parameters from workbooks; users the protocol imports
   * itself.
   */
  'imports',
  /** To whom the value of a parameter is told; secrets are written only. */
  'parameterVisibility',
] as const;

export type Features = Readonly<Record<(typeof featureNames)[number], boolean>>;

const every = (present: boolean): Features =>
  Object.fromEntries(featureNames.map((name) => [name, present])) as Features;

/** What our own server offers. */
export const ownFeatures: Features = every(true);
/** What is known of a server of the protocol that is not ours. */
export const foreignFeatures: Features = every(false);
