/** What a service of several does. Throws `CONFIG_INVALID` for a role that is none, and for a part without a database. */
import { HearthError } from '../domain/errors.ts';
import { ROLES, type Role } from '../domain/role.ts';

/** As the settings have them. */
export interface RoleSettings {
  readonly role: readonly string[];
  readonly database: string | undefined;
  readonly clusterSecret?: string | undefined;
}

const LEAST_SECRET = 16;
const MAKE_ONE =
  'Make one with "openssl rand -base64 32" and give the same to every service as HEARTH_CLUSTER_SECRET.';

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

/** As `rolesOf`; throws for a service that is to render for others and cannot know who they are. */
export function checkRoles(settings: RoleSettings): void {
  const roles = rolesOf(settings);
  const { clusterSecret: secret } = settings;
  if (secret !== undefined && secret.length < LEAST_SECRET) {
    throw new HearthError(
      'CONFIG_INVALID',
      `The cluster secret is shorter than ${LEAST_SECRET} characters. ${MAKE_ONE}`,
    );
  }
  if (secret === undefined && roles.has('render') && roles.size === 1) {
    throw new HearthError(
      'CONFIG_INVALID',
      `A service that only renders works for others, and a cluster secret tells it who they are. ${MAKE_ONE}`,
    );
  }
}

/** It has a browser of its own: by its role, and where there is no secret to ask others with. */
export function rendersItself(settings: RoleSettings): boolean {
  return settings.clusterSecret === undefined || rolesOf(settings).has('render');
}

export function rendersForOthers(settings: RoleSettings): boolean {
  const { clusterSecret, database } = settings;
  return clusterSecret !== undefined && database !== undefined && rolesOf(settings).has('render');
}
