/**
 * What every route asks for, written down a second time: a check taken out of a declaration fails
 * here, also where its behaviour is the same (mutants.test.ts tries the behaviour). A new route, or
 * a changed one, gets its line by hand.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RouteDeclaration } from '../../../src/server/http/route.ts';
import { startedServer } from '../support/index.ts';
import { mutantsOf } from './mutants.ts';

let declarations: readonly RouteDeclaration[] = [];
startedServer({ onRoutes: (all) => void (declarations = all) });

/**
 * `GET /path: permission; proof asked; before setup; scope user; limit signIn; heavy export; hides
 * secret`.
 */
function policyOf({
  method,
  path: route,
  access,
  proof,
  beforeSetup,
  scope,
  limit,
  heavy,
  secrets = [],
}: RouteDeclaration): string {
  const parts = [
    typeof access === 'string'
      ? access
      : 'role' in access
        ? `role ${access.role}`
        : [access.permission].flat().join(' or '),
    proof && `proof ${proof}`,
    beforeSetup && 'before setup',
    typeof scope === 'object' && `scope ${scope.model}`,
    limit && `limit ${limit}`,
    heavy && `heavy ${heavy}`,
    secrets.length > 0 && `hides ${secrets.join(' ')}`,
  ];
  return `${method} ${route}: ${parts.filter(Boolean).join('; ')}`;
}

const written = readFileSync(path.join(import.meta.dirname, 'policies.txt'), 'utf8')
  .trim()
  .split('\n');

describe('every route', () => {
  it('asks for what is written of it in policies.txt', () => {
    const declared = declarations.map(policyOf);
    expect({
      notWritten: declared.filter((line) => !written.includes(line)),
      notDeclared: written.filter((line) => !declared.includes(line)),
    }).toEqual({ notWritten: [], notDeclared: [] });
  });

  it('has another line as soon as one check is taken away', () => {
    const unlimited = declarations
      .filter(({ limit }) => limit)
      .filter((one) => policyOf(one) === policyOf({ ...one, limit: undefined }));
    expect(unlimited.map(({ path: route }) => route)).toEqual([]);
    const unbounded = declarations
      .filter(({ heavy }) => heavy)
      .filter((one) => policyOf(one) === policyOf({ ...one, heavy: undefined }));
    expect(unbounded.map(({ path: route }) => route)).toEqual([]);
    const kept = declarations.flatMap(mutantsOf).filter(({ declaration, name, apply }) => {
      const before = policyOf(declaration);
      const undo = apply();
      // Taking the data scope away changes the handler, as the declaration alone would not.
      const after = policyOf(
        name.endsWith('data scope') ? { ...declaration, scope: 'none' } : declaration,
      );
      undo();
      return before === after;
    });
    expect(kept.map(({ name }) => name)).toEqual([]);
  });
});
