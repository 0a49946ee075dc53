/** Everything the server can do beside the models. */
import { added } from '../../../extensions/generated/capabilities.gen.ts';
import { featuresOf } from '../../schema/bundle/features.ts';
import type { Features } from '../../schema/bundle/features.ts';
import type { Capability } from './contract.ts';
import { own } from './generated/capabilities.gen.ts';

/**
 * Prepared, hooked and served in this order: ours by the names of their folders, then those of the
 * installation. None of ours needs another to come first; hooks of an installation see what ours
 * have made of a row.
 */
export const capabilities: readonly Capability[] = [...own, ...added];

/** Names of what this server offers beyond the protocol. */
export const offeredFeatures: readonly string[] = capabilities.flatMap(
  ({ features = [] }) => features,
);

/** The same, as pages read it. */
export const ownFeatures: Features = featuresOf(offeredFeatures);
