// Determines the workspace of a request: the first label of the host name, confirmed by the Tenant-Name header.

import { isIP } from 'node:net'
import type { Pool } from 'pg'
import { drizzle } from 'drizzle-orm/node-postgres'
import { eq, type SQL } from 'drizzle-orm'
import { isSelling } from '../../rules/project-type.ts'
import type { Workspace } from '../context.ts'
import { onConnection } from '../db/transaction.ts'
import { AppError } from '../app-error.ts'
import { workspace } from './tables.ts'

const defaultSlug = 'rent'
/** Cache lifetime in milliseconds; archiving a workspace takes effect within it. */
const believedFor = 5_000

/**
 * Returns the host label that identifies the workspace, or null for a bare host such as `localhost` or an IP address.
 */
export function slugOfHost(host: string, publicHost: string): string | null {
  const name = host.replace(/:\d+$/, '').toLowerCase()
  if (name === '' || name === publicHost || name === 'localhost' || isIP(name.replace(/^\[|\]$/g, '')) !== 0)
    return null
  return name.split('.')[0] ?? null
}

export function slugOfRequest(host: string, tenantName: string | undefined, publicHost: string): string {
  const fromHost = slugOfHost(host, publicHost)
  const fromHeader = tenantName?.trim().toLowerCase() || null
  if (fromHost && fromHeader && fromHost !== fromHeader)
    throw new AppError('shell_tenant_does_not_match_host', { status: 400 })
  return fromHost ?? fromHeader ?? defaultSlug
}

/** Adds the features that follow from the project type. */
const asWorkspace = (row: typeof workspace.$inferSelect): Workspace => ({
  ...row,
  features: isSelling(row.projectType) ? [...row.features, 'selling'] : row.features,
})

export class Workspaces {
  readonly #pool: Pool
  readonly #known = new Map<string, { found: Workspace | null; until: number }>()

  constructor(pool: Pool) {
    this.#pool = pool
  }

  async look(slug: string): Promise<Workspace | null> {
    const known = this.#known.get(slug)
    if (known && known.until > Date.now()) return known.found
    const [row] = await this.#read(eq(workspace.slug, slug))
    const found = row ? asWorkspace(row) : null
    // Limits the cache, so that requests with invented names cannot exhaust the memory.
    if (found || this.#known.size < 10_000) this.#known.set(slug, { found, until: Date.now() + believedFor })
    return found
  }

  /** For pages: if the database is unreachable, the page is served and shows the error itself. */
  async isAnybodyAt(host: string, publicHost: string): Promise<boolean> {
    try {
      return (await this.look(slugOfRequest(host, undefined, publicHost))) !== null
    } catch {
      return true
    }
  }

  async find(id: string): Promise<Workspace> {
    const [row] = await this.#read(eq(workspace.id, id))
    if (!row) throw new Error(`there is no workspace ${id}`)
    return asWorkspace(row)
  }

  /** Ids of all workspaces that are not archived. */
  async listIds(): Promise<string[]> {
    const rows = await this.#read(eq(workspace.isArchived, false))
    return rows.map(({ id }) => id)
  }

  #read(where: SQL): Promise<(typeof workspace.$inferSelect)[]> {
    return onConnection(this.#pool, (client) => drizzle({ client }).select().from(workspace).where(where))
  }

  /** Clears the cache after a change. */
  forget(): void {
    this.#known.clear()
  }
}
