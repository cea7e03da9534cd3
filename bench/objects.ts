// Tens of thousands of objects: their list compared with a list of as many applications, requested in turn, and a
// large spreadsheet import.

import { compare, type Target } from './compare.ts'
import { seedFlats, signIn, type Ground } from './ground.ts'
import { measureImport, type ImportTimes } from './import.ts'
import { pairs } from './object-cases.ts'
import { run } from './servers.ts'

export interface Beside {
  name: string
  /** Responses per second. */
  flats: number
  applications: number
  ratio: number
}

export interface ObjectFigures {
  lists: Beside[]
  imports: ImportTimes[]
}

export const flatsSeeded = 50_000

export async function measureObjects({ services, url, folder }: Ground, rounds: number): Promise<ObjectFigures> {
  console.log(`\n${flatsSeeded.toLocaleString('de-CH')} flats and as many applications`)
  const home = await seedFlats(services, flatsSeeded)
  const headers = { 'tenant-name': home.slug, authorization: `Bearer ${await signIn(services, home)}` }
  const server = await run('our-server.ts', { DATABASE_URL: url, QUARTIER_DATA: folder })
  const at = (path: string): Target => ({ url: `http://127.0.0.1:${server.port}${path}`, headers })
  try {
    const lists: Beside[] = []
    for (const { name, flats, applications } of pairs) {
      const { ours, bare, ratio } = await compare(at(flats), at(applications), rounds)
      lists.push({ name, flats: ours, applications: bare, ratio })
    }
    return { lists, imports: await measureImport(server, at('/api/v1/objects/bulk-import')) }
  } finally {
    await server.stop()
  }
}
