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
  /** Who may read the value of a parameter; secrets are written only. */
  'parameterVisibility',
  /** Views of lists that people keep under names. */
  'savedViews',
  /** Settings of maps, and routes on roads. */
  'map',
  /** The designer of pages: their files, and what they may name. */
  'designer',
  /** Large files are sent in chunks, and go on where they were broken off. */
  'chunkedUpload',
  /** Pages are drafted and published while the server runs. */
  'revisions',
  /** Designed forms that anybody fills in who has their link. */
  'publicForms',
] as const;

type FeatureName = (typeof featureNames)[number];

/** Whether each is there; installations add names of their own (docs/add-a-capability.md). */
export type Features = Readonly<Record<FeatureName, boolean> & Record<string, boolean>>;

/** Those that are offered; all others of ours are absent. */
export function featuresOf(offered: Iterable<string>): Features {
  const absent = Object.fromEntries(featureNames.map((name) => [name, false]));
  const present = Object.fromEntries([...offered].map((name) => [name, true]));
  return { ...absent, ...present } as Features;
}

/** What is known of a server of the protocol that is not ours. */
export const foreignFeatures: Features = featuresOf([]);
