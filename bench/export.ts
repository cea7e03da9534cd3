// The export of everything in a workspace: how long it takes, and by how much the server grows meanwhile.

import { readFileSync } from 'node:fs'
import { setInterval } from 'node:timers'
import { changeApplications } from '#areas/applications/contract/list.ts'
import type { Target } from './compare.ts'
import type { Running } from './servers.ts'

export interface ExportFigures {
  seconds: number
  megabytes: number
  growth: number
}

const megabyte = 1024 * 1024

export async function measureExport(server: Running, { url, headers = {} }: Target): Promise<ExportFigures> {
  const before = residentOf(server)
  let peak = before
  const watch = setInterval(() => (peak = Math.max(peak, residentOf(server))), 20)
  const begin = performance.now()
  try {
    const size = await download(url, headers)
    return {
      seconds: (performance.now() - begin) / 1000,
      megabytes: size / megabyte,
      growth: (peak - before) / megabyte,
    }
  } finally {
    clearInterval(watch)
  }
}

/** The bytes that came. */
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

/** Linux tells it in kilobytes. */
function residentOf(server: Running): number {
  const status = readFileSync(`/proc/${server.process.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024
}
