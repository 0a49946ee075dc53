/** Declarations with one check taken away, in the running server: what a test must notice. */
import type { RouteContext, RouteDeclaration } from '../../../src/server/http/route.ts';
import type { probes } from './probes.ts';

export interface Mutant {
  name: string;
  declaration: RouteDeclaration;
  /** The probe that must find it. */
  probe: keyof typeof probes;
  /** Takes the check away. @returns puts it back */
  apply(): () => void;
}

/** Every single check of a declaration, taken away. */
export function mutantsOf(declaration: RouteDeclaration): Mutant[] {
  const { method, path, access, proof, beforeSetup, scope } = declaration;
  const name = `${method} ${path}`;
  const found: Mutant[] = [];
  const without = (what: string, probe: Mutant['probe'], change: Partial<RouteDeclaration>) =>
    found.push({
      name: `${name} without ${what}`,
      declaration,
      probe,
      apply: () => replace(declaration, change),
    });
  // A handler that counts on a caller would fail for want of one: that somebody gets as far is
  // fault enough.
  if (access === 'session')
    without('sign-in', 'access', { access: 'anonymous', proof: undefined, handler: () => ({}) });
  else if (access !== 'anonymous') without('its permission', 'access', { access: 'session' });
  if (proof) without('proof', 'proof', { proof: undefined });
  if (access !== 'anonymous' && !beforeSetup) without('setup', 'setup', { beforeSetup: true });
  if (typeof scope === 'object') without('data scope', 'scope', { handler: unscoped(declaration) });
  return found;
}

function replace(declaration: RouteDeclaration, change: Partial<RouteDeclaration>): () => void {
  const before = Object.fromEntries(
    Object.keys(change).map((member) => [member, declaration[member as keyof RouteDeclaration]]),
  );
  Object.assign(declaration, change);
  return () => void Object.assign(declaration, before);
}

/** The handler as it works for somebody without a data scope. */
const unscoped =
  ({ handler }: RouteDeclaration): RouteDeclaration['handler'] =>
  (context: RouteContext) =>
    handler({ ...context, session: context.session && { ...context.session, isSuperAdmin: true } });
