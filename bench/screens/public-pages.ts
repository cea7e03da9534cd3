// Time until public pages react to a tap, on Lighthouse's slow 4G with a CPU slowed down four times, against a bare
// page with the same words and a script of one line.

import { chromium, type Browser, type Page } from '@playwright/test'
import { createServer } from 'node:http'
import { freePort } from '#platform/server/db/embedded-secrets.ts'
import startProduct from '../../e2e/start-product.ts'
import { findChromium } from '../../scripts/find-chromium.mjs'
import { median } from '../compare.ts'
import { countScript, draftPath } from './first-step.ts'

const looks = 5
/** 1.6 Mbit/s down, 750 kbit/s up, 150 ms. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const slowdown = 4

/** Milliseconds until a page reacts. */
export const longestUntilUsable = 4000

export interface PublicPageTimes {
  page: string
  /** Compressed bytes received until then. */
  script: number
  /** Milliseconds. */
  firstText: number
  usable: number
}

interface Errand {
  page: string
  address: string
  /** Resolves once the page has reacted to the reader. */
  use: (page: Page) => Promise<unknown>
}

export async function measurePublicPages(): Promise<PublicPageTimes[]> {
  const port = (process.env['QUARTIER_E2E_PORT'] = String(await freePort()))
  const stop = await startProduct()
  const browser = await chromium.launch({ executablePath: (await findChromium()) ?? '' })
  const ours = `http://rent.localhost:${port}`
  const bare = await bareServer(`${ours}/public-object-list`)
  try {
    const errands: Errand[] = [
      { page: 'bare page', address: bare.address, use: pressed },
      { page: 'public list', address: `${ours}/public-object-list`, use: pressed },
      { page: 'project website', address: `http://market.localhost:${port}/website`, use: pressed },
      { page: 'first step of the form', address: ours + (await draftPath(port)), use: takenOver },
    ]
    const times: PublicPageTimes[] = []
    for (const errand of errands) times.push(await middleOf(browser, errand))
    return times
  } finally {
    bare.close()
    await browser.close()
    await stop()
  }
}

/** Presses the first wish button until the script of the page answers. */
async function pressed(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const button = document.querySelector<HTMLElement>('button[data-wish]')
    button?.click()
    return button?.ariaPressed === 'true'
  }, undefined)
}

const takenOver = (page: Page) => page.locator('#foreword').waitFor({ state: 'detached', timeout: 120_000 })

async function middleOf(browser: Browser, errand: Errand): Promise<PublicPageTimes> {
  const seen: PublicPageTimes[] = []
  for (let look = 0; look < looks; look += 1) seen.push(await lookAt(browser, errand))
  const middle = (read: (one: PublicPageTimes) => number) => median(seen.map(read))
  return {
    page: errand.page,
    script: middle(({ script }) => script),
    firstText: middle(({ firstText }) => firstText),
    usable: middle(({ usable }) => usable),
  }
}

/** A context of its own, so that nothing is cached. */
async function lookAt(browser: Browser, { page: name, address, use }: Errand): Promise<PublicPageTimes> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const line = await context.newCDPSession(page)
  const script = await countScript(line)
  await line.send('Network.emulateNetworkConditions', slow4G)
  await line.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(address, { waitUntil: 'commit' })
  await use(page)
  const { usable, firstText } = await page.evaluate(() => ({
    usable: performance.now(),
    firstText: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }))
  await context.close()
  return { page: name, script: script(), firstText, usable }
}

/** The words of our list without our style and script: the least that such a page can take. */
async function bareServer(list: string): Promise<{ address: string; close: () => void }> {
  const html = await (await fetch(list, { headers: { 'accept-language': 'de' } })).text()
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? ''
  const page = `<!doctype html><html lang="de"><title>Bare</title><body>${main.replaceAll(/<picture>.*?<\/picture>|<img[^>]*>/gs, '')}
<script>addEventListener('click', ({ target }) => target.setAttribute('aria-pressed', 'true'))</script>`
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const at = server.address()
  return {
    address: `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}/`,
    close: () => void server.close(),
  }
}
