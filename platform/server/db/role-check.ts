// Row security keeps workspaces apart, and two kinds of role walk past it. We do not run as one of them.

import type { Pool } from 'pg'
import { StartRefusal } from '../start-refusal.ts'

interface Facts {
  role: string
  database: string
  bypasses: boolean
  is_leakproof: boolean
}

/** Refuses a role that row security does not bind; answers hints for whoever runs the database. */
export async function checkRole(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<Facts>(`
    select rolname as role, current_database() as database, rolsuper or rolbypassrls as bypasses,
      (select proleakproof from pg_proc where oid = 'textlike(text, text)'::regprocedure) as is_leakproof
    from pg_roles where rolname = current_user`)
  const facts = rows[0]
  if (!facts || facts.bypasses) {
    throw new StartRefusal(
      `The role ${facts?.role} in DATABASE_URL bypasses row security, which keeps workspaces apart: create one that does not with “create role quartier login nosuperuser nobypassrls password '…'; alter database ${facts?.database} owner to quartier;” and use it.`,
    )
  }
  if (facts.is_leakproof) return []
  return [
    'Search will be slow in large workspaces until a superuser runs “alter function textlike(text, text) leakproof” in this database.',
  ]
}
