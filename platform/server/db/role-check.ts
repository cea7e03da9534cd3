// Row-level security separates workspaces, and two kinds of role bypass it. The product refuses to run as either.

import type { Pool } from 'pg'
import { StartRefusal } from '../start-refusal.ts'
import { appRole, searchFunctions } from './embedded-database.ts'

interface Facts {
  role: string
  database: string
  bypasses: boolean
  leaking: string[]
}

/** Refuses a role that bypasses row security. Returns hints for the operator of the database. */
export async function checkRole(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<Facts>(
    `
    select rolname as role, current_database() as database, rolsuper or rolbypassrls as bypasses,
      array(select name from unnest($1::text[]) name join pg_proc on pg_proc.oid = name::regprocedure where not proleakproof) as leaking
    from pg_roles where rolname = current_user`,
    [searchFunctions],
  )
  const facts = rows[0]
  if (!facts || facts.bypasses) {
    throw new StartRefusal(
      `The role ${facts?.role} in DATABASE_URL bypasses row security, which keeps workspaces apart: create one that does not with “create role ${appRole} login nosuperuser nobypassrls password '…'” and use it; the owner of ${facts?.database} belongs into DATABASE_OWNER_URL.`,
    )
  }
  return facts.leaking.map(
    (name) =>
      `Search will be slow in large workspaces until a superuser runs “alter function ${name} leakproof” in this database.`,
  )
}

interface Rights {
  role: string
  can_use: boolean
  can_erase: boolean
}

/**
 * After the schema is up to date. Refuses a role without access to the tables; returns a warning for each protection that is missing
 * (docs/decisions/0422).
 */
export async function checkRights(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<Rights>(
    `select current_user as role,
       coalesce(has_table_privilege(to_regclass('public.workspace'), 'select, insert'), false) as can_use,
       coalesce(has_table_privilege(to_regclass('public.audit_entry'), 'delete, truncate, trigger'), false)
         or exists (select from pg_class where oid = to_regclass('public.audit_entry') and pg_has_role(relowner, 'member'))
         or has_schema_privilege('public', 'create') as can_erase`,
  )
  const [rights] = rows
  if (!rights?.can_use) {
    throw new StartRefusal(
      `The role ${rights?.role} may not use the tables of this database: DATABASE_URL and DATABASE_OWNER_URL must lead to the same database.`,
    )
  }
  if (!rights.can_erase) return []
  return [
    `The role ${rights.role} owns the tables that it works on and could switch off the protection of the audit: give the product a role of its own (DATABASE_URL) and the owner to migrations (DATABASE_OWNER_URL), see docs/operations.md.`,
  ]
}
