/** What a service of several does. Throws `CONFIG_INVALID` for a role that is none, and for a part without a database. */
import { HearthError } from '../domain/errors.ts';
import { ROLES, type Role } from '../domain/role.ts';

/** As the settings have them. */
export interface RoleSettings {
  readonly role: readonly string[];
  readonly database: string | undefined;
}

export function rolesOf({ role, database }: RoleSettings): ReadonlySet<Role> {
  const roles = new Set(ROLES.filter((known) => role.includes(known)));
  const unknown = role.find((each) => !ROLES.some((known) => known === each));
  if (unknown !== undefined || roles.size === 0) {
    throw new HearthError(
      'CONFIG_INVALID',
      `A role is api, crawl or render, several separated by commas; got "${unknown ?? ''}".`,
    );
  }
  if (database === undefined && roles.size < ROLES.length) {
    throw new HearthError(
      'CONFIG_INVALID',
      'A service with a role of its own shares a database with others: name the database, too (postgres://…).',
    );
  }
  return roles;
}
