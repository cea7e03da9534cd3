// Lighthouse scores of the public list: on a phone with a slow connection and a slow processor, and on a desktop
// computer. Lighthouse is fetched for this alone; the product does not include it.

import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { freePort } from '#platform/server/db/embedded-secrets.ts'
import startProduct from '../../e2e/start-product.ts'
import { findChromium } from '../../scripts/find-chromium.mjs'
import { median } from '../compare.ts'

const lighthouse = 'lighthouse@13.5.0'
const looks = 3

/** Out of 100, in each of the four categories. */
export const leastScore = 95
const judged = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof judged)[number]

export interface Judgement {
  device: 'phone' | 'desk'
  /** Medians of three runs, 0 to 100. */
  scores: { category: Category; score: number }[]
  /** Milliseconds: largest contentful paint, and total blocking time. */
  shown: number
  blocked: number
}

const score = z.object({ score: z.number() })
const figure = z.object({ numericValue: z.number() })
const report = z.object({
  categories: z.object({ performance: score, accessibility: score, 'best-practices': score, seo: score }),
  audits: z.looseObject({ 'largest-contentful-paint': figure, 'total-blocking-time': figure }),
})
type Report = z.infer<typeof report>

export async function judgePublicList(): Promise<Judgement[]> {
  const port = (process.env['QUARTIER_E2E_PORT'] = String(await freePort()))
  const stop = await startProduct()
  const folder = mkdtempSync(join(tmpdir(), 'quartier-lighthouse-'))
  try {
    const address = `http://rent.localhost:${port}/public-object-list`
    return [await judge('phone', { address, folder }), await judge('desk', { address, folder })]
  } finally {
    rmSync(folder, { recursive: true })
    await stop()
  }
}

interface Place {
  address: string
  folder: string
}

async function judge(device: Judgement['device'], place: Place): Promise<Judgement> {
  const reports: Report[] = []
  for (let look = 0; look < looks; look += 1) reports.push(await lookAt(device, place))
  const middle = (read: (one: Report) => number) => median(reports.map(read))
  const scoreOf = (category: Category) => Math.round(middle(({ categories }) => categories[category].score) * 100)
  return {
    device,
    scores: judged.map((category) => ({ category, score: scoreOf(category) })),
    shown: middle(({ audits }) => audits['largest-contentful-paint'].numericValue),
    blocked: middle(({ audits }) => audits['total-blocking-time'].numericValue),
  }
}

async function lookAt(device: Judgement['device'], { address, folder }: Place): Promise<Report> {
  const path = join(folder, 'report.json')
  const options = ['--quiet', '--output=json', `--output-path=${path}`, '--chrome-flags=--headless=new --no-sandbox']
  if (device === 'desk') options.push('--preset=desktop')
  const env = { ...process.env, CHROME_PATH: (await findChromium()) ?? '' }
  const child = spawn('npm', ['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', address, ...options], {
    cwd: folder,
    env,
    stdio: 'inherit',
  })
  const code = await new Promise((resolve) => child.once('error', () => resolve(1)).once('close', resolve))
  if (code !== 0) throw new Error(`${lighthouse} ended with ${String(code)}; its reason stands above.`)
  return report.parse(JSON.parse(readFileSync(path, 'utf8')))
}
