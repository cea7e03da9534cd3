// The first step of the application form on «Slow 3G» with a CPU slowed down four times: compressed size of the
// scripts, and time until a question accepts the first answer.

import { chromium, type CDPSession, type Page } from '@playwright/test'
import { brotliCompressSync } from 'node:zlib'
import { z } from 'zod'
import { freePort } from '#platform/server/db/embedded-secrets.ts'
import startProduct from '../../e2e/start-product.ts'
import { findChromium } from '../../scripts/find-chromium.mjs'
import { median } from '../compare.ts'

const looks = 3
/** 400 kbit/s, and a latency of two seconds. */
const slowLine = { offline: false, latency: 2000, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const slowdown = 4

/** `script` in compressed bytes, `answered` in milliseconds. */
export const firstStepLimits = { script: 150_000, answered: 3000 }

export interface FirstStep {
  script: number
  answered: number
}

const offered = z.array(z.object({ id: z.string(), object_state: z.string(), application_form: z.string().nullable() }))
const begun = z.object({ formsCredentials: z.object({ slug: z.string(), token: z.string() }), formId: z.string() })

export async function measureFirstStep(): Promise<FirstStep> {
  const port = (process.env['QUARTIER_E2E_PORT'] = String(await freePort()))
  const stop = await startProduct()
  const browser = await chromium.launch({ executablePath: (await findChromium()) ?? '' })
  try {
    const path = await draftPath(port)
    const seen: FirstStep[] = []
    for (let look = 0; look < looks; look += 1) {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
      seen.push(await lookAt(page, `http://rent.localhost:${port}${path}`))
      await page.close()
    }
    return { script: median(seen.map(({ script }) => script)), answered: median(seen.map(({ answered }) => answered)) }
  } finally {
    await browser.close()
    await stop()
  }
}

/** Path of a new draft for the first free object. */
export async function draftPath(port: string): Promise<string> {
  const headers = { 'tenant-name': 'rent', 'content-type': 'application/json' }
  const host = `http://127.0.0.1:${port}`
  const objects = offered.parse(await (await fetch(`${host}/api/v2/public/objects`, { headers })).json())
  const wished = objects.find((one) => one.object_state === 'free' && one.application_form !== null)
  const body = JSON.stringify({ uuids: [wished?.id], language: 'de' })
  const answer = await fetch(`${host}/api/v2/applications/new`, { method: 'POST', headers, body })
  const { formsCredentials, formId } = begun.parse(await answer.json())
  return `/form/application/new/${formsCredentials.slug}/${formsCredentials.token}/${formId}`
}

async function lookAt(page: Page, address: string): Promise<FirstStep> {
  const line = await page.context().newCDPSession(page)
  const script = await countScript(line)
  await line.send('Network.emulateNetworkConditions', slowLine)
  await line.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(address, { waitUntil: 'commit' })
  await page.getByRole('radio').first().check()
  const answered = await page.evaluate(() => performance.now())
  // Waits until the scripts have loaded and the form contains the given answer.
  await page.locator('#foreword').waitFor({ state: 'detached', timeout: 120_000 })
  return { script: script() + (await inPage(page)), answered }
}

/** Compressed bytes of the inline script of the page. */
async function inPage(page: Page): Promise<number> {
  const scripts = await page.locator('script:not([src], [type])').allTextContents()
  return brotliCompressSync(scripts.join('')).length
}

/**
 * Returns a function for the bytes of script received so far, without response headers, as `app/first-step.test.ts`
 * counts.
 */
export async function countScript(line: CDPSession): Promise<() => number> {
  const sizeOf = new Map<string, number>()
  let bytes = 0
  line.on('Network.responseReceived', ({ requestId, type, response: { headers } }) => {
    if (type === 'Script') sizeOf.set(requestId, Number(headers['content-length'] ?? headers['Content-Length']))
  })
  line.on('Network.loadingFinished', ({ requestId }) => {
    bytes += sizeOf.get(requestId) ?? 0
  })
  await line.send('Network.enable')
  return () => bytes
}
