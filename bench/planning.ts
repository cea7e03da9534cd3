// Planning and execution time of PostgreSQL per request, from pg_stat_statements, which comes with the embedded
// server.

import { Client } from 'pg'

export interface DatabaseTime {
  /** Milliseconds per request. */
  planning: number
  running: number
  /** Highest mean planning time of a statement, in milliseconds. */
  dearestPlan: number
}

const library = 'pg_stat_statements'

/** Returns true if the server must be restarted. */
export async function preparePlanWatching(superuserUrl: string): Promise<boolean> {
  return withClient(superuserUrl, async (client) => {
    const offered = await client.query('select from pg_available_extensions where name = $1', [library])
    if (offered.rowCount === 0) return false
    const { rows } = await client.query<{ loaded: string }>(
      "select current_setting('shared_preload_libraries') as loaded",
    )
    if (rows[0]?.loaded.includes(library)) return false
    await client.query(`alter system set shared_preload_libraries = '${library}'`)
    // Tracking is off while speed is measured.
    await client.query(`alter system set ${library}.track = 'none'`)
    return true
  })
}

/** Watches the statements of the product during `work`; undefined if the server lacks the library. */
export async function watchPlans(superuserUrl: string, work: () => Promise<number>): Promise<DatabaseTime | undefined> {
  return withClient(superuserUrl, async (client) => {
    const loaded = await client.query("select from pg_settings where name = 'pg_stat_statements.track'")
    if (loaded.rowCount === 0) return undefined
    await client.query(`create extension if not exists ${library}`)
    await track(client, 'top')
    await client.query('select pg_stat_statements_reset()')
    const requests = await work()
    const { rows } = await client.query<{ planning: number; running: number; dearest: number }>(
      `select coalesce(sum(total_plan_time), 0) as planning, coalesce(sum(total_exec_time), 0) as running,
         coalesce(max(total_plan_time / nullif(plans, 0)), 0) as dearest
       from pg_stat_statements where userid <> 'postgres'::regrole`,
    )
    await track(client, 'none')
    const { planning = 0, running = 0, dearest = 0 } = rows[0] ?? {}
    return { planning: planning / requests, running: running / requests, dearestPlan: dearest }
  })
}

async function track(client: Client, which: 'top' | 'none'): Promise<void> {
  await client.query(`alter system set ${library}.track = '${which}'`)
  await client.query(`alter system set ${library}.track_planning = ${which === 'top' ? 'on' : 'off'}`)
  await client.query('select pg_reload_conf()')
  // Each connection reloads the settings before its next statement.
  await client.query('select pg_sleep(0.2)')
}

async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
