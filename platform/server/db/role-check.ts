// Row security keeps workspaces apart, and two kinds of role walk past it. We do not run as one of them.

import type { Pool } from 'pg'
import { StartRefusal } from '../start-refusal.ts'
import { searchFunctions } from './embedded-database.ts'

interface Facts {
  role: string
  database: string
  bypasses: boolean
  leaking: string[]
}

/** Refuses a role that row security does not bind; answers hints for whoever runs the database. */
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
      `The role ${facts?.role} in DATABASE_URL bypasses row security, which keeps workspaces apart: create one that does not with “create role quartier login nosuperuser nobypassrls password '…'; alter database ${facts?.database} owner to quartier;” and use it.`,
    )
  }
  return facts.leaking.map(
    (name) =>
      `Search will be slow in large workspaces until a superuser runs “alter function ${name} leakproof” in this database.`,
  )
}
