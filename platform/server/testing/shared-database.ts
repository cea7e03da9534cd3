// Starts one database server per test run, with a migrated template database that is cloned for every test file.

import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { ownerRole, prepareForSearch, withClient } from '../db/embedded-database.ts'
import { startEmbedded } from '../db/embedded.ts'
import { holderOf } from '../db/folder-lock.ts'
import { prepareSchema } from '../db/schema.ts'

export const templateName = 'template_migrated'

declare module 'vitest' {
  interface ProvidedContext {
    superuserUrl: string
    url: string
    ownerUrl: string
    /** Folder for files of tests; deleted after the run. */
    folder: string
  }
}

const prefix = 'quartier-test-'

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await sweep()
  const folder = mkdtempSync(join(tmpdir(), prefix))
  const database = await startEmbedded(folder)
  await withClient(database.superuserUrl, forgetAtOnce)
  await withClient(database.superuserUrl, (client) =>
    client.query(`create database ${templateName} owner ${ownerRole}`),
  )
  await withClient(at(database.superuserUrl, templateName), prepareForSearch)
  await prepareSchema({ url: at(database.url, templateName), ownerUrl: at(database.ownerUrl, templateName) })
  project.provide('superuserUrl', database.superuserUrl)
  project.provide('url', database.url)
  project.provide('ownerUrl', database.ownerUrl)
  project.provide('folder', folder)
  return async () => {
    await database.stop()
    rmSync(folder, { recursive: true })
  }
}

// The server's data is not needed after the run, so it does not wait for the disk.
async function forgetAtOnce(client: Client): Promise<void> {
  await client.query('alter system set fsync = off')
  await client.query('alter system set full_page_writes = off')
  await client.query('select pg_reload_conf()')
}

/** Returns the URL of another database on the same server. */
export const at = (url: string, database: string): string => url.replace(/[^/]+$/, database)

// Removes the servers of test runs that were killed.
async function sweep(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    const folder = join(tmpdir(), name)
    if (holderOf(folder) || !readdirSync(folder).includes('quartier.lock')) continue
    await startEmbedded(folder).then((database) => database.stop())
    rmSync(folder, { recursive: true })
  }
}
