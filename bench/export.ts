// Export of all data of a workspace: its duration, and the server's memory growth meanwhile.

import { changeApplications } from '#areas/applications/contract/list.ts'
import type { Target } from './compare.ts'
import { megabyte, watchMemory } from './memory.ts'
import type { Running } from './servers.ts'

export interface ExportFigures {
  seconds: number
  megabytes: number
  growth: number
}

export async function measureExport(server: Running, { url, headers = {} }: Target): Promise<ExportFigures> {
  const begin = performance.now()
  const { result: size, growth } = await watchMemory(server, () => download(url, headers))
  return { seconds: (performance.now() - begin) / 1000, megabytes: size / megabyte, growth }
}

/** Returns the number of bytes received. */
async function download(url: string, headers: Record<string, string>): Promise<number> {
  const targets = { all: true, search: '', state: 'all', filters: '', except: [] }
  const response = await fetch(new URL(changeApplications.path, url), {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ bulkAction: 'exportExcel', targets }),
  })
  if (!response.ok || !response.body)
    throw new Error(`the export answered ${response.status}: ${await response.text()}`)
  let size = 0
  for await (const part of response.body) size += part.length
  return size
}
