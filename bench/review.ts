// Measures review mode in a real browser, from a key to the picture that follows it, beside a bare page that shows
// the same dossiers from prepared HTML.

import { chromium, type Browser, type Page } from '@playwright/test'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { demoPassword } from '#areas/home/server/demo-logins.ts'
import { freePort } from '#platform/server/db/embedded-secrets.ts'
import { storeInPage } from '../e2e/page-storage.ts'
import startProduct from '../e2e/start-product.ts'
import { findChromium } from '../scripts/find-chromium.mjs'
import { median } from './compare.ts'

export interface AnswerTimes {
  key: string
  /** Milliseconds from the key press to the paint. */
  median: number
  slowest: number
}

export interface ReviewTimes {
  ours: AnswerTimes[]
  bare: AnswerTimes
}

export const slowestAnswer = 100
const keys = ['j', 'k', 'c'] as const
const presses = 20
/** Milliseconds that a fast reader looks at a dossier; the next ones are fetched in the meantime. */
const look = 400
const workspace = 'market'

export async function measureReview(): Promise<ReviewTimes> {
  const port = (process.env['QUARTIER_E2E_PORT'] = String(await freePort()))
  const stop = await startProduct()
  const executablePath = await findChromium()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
  try {
    return await walk(browser, `http://${workspace}.localhost:${port}`, await logIn(port))
  } finally {
    await browser.close()
    await stop()
  }
}

const login = z.object({ token: z.string(), user: z.looseObject({}) })

async function logIn(port: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/login`, {
    method: 'POST',
    headers: { 'tenant-name': workspace, 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'user@quartier.example', password: demoPassword }),
  })
  const { token, user } = login.parse(await answer.json())
  return JSON.stringify({ ...user, token })
}

async function walk(browser: Browser, address: string, user: string): Promise<ReviewTimes> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await storeInPage(page, { user })
  await page.goto(`${address}/applications/review?state=active.new`)
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  await watchAnswers(page)
  const dossiers: string[] = []
  const ours: AnswerTimes[] = []
  for (const key of keys) {
    ours.push(await press(page, key, async () => void dossiers.push(await pictureOf(page))))
  }
  return { ours, bare: await pressBare(browser, page, dossiers) }
}

/** The visible part of the screen, without the parts drawn in advance. */
const pictureOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const screen = document.querySelector('[data-full-screen]')?.cloneNode(true)
    if (!(screen instanceof Element)) return ''
    for (const hidden of screen.querySelectorAll('[inert]')) hidden.remove()
    return screen.innerHTML
  })

async function pressBare(browser: Browser, page: Page, dossiers: readonly string[]): Promise<AnswerTimes> {
  const bare = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await bare.goto(new URL('/health', page.url()).href)
  const look = await page.evaluate(() => ({
    styles: [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('\n'),
    attributes: [...document.documentElement.attributes].map(({ name, value }) => [name, value] as const),
  }))
  await bare.evaluate(
    ({ styles, attributes, pictures }) => {
      for (const [name, value] of attributes) document.documentElement.setAttribute(name, value)
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(styles)
      document.adoptedStyleSheets = [sheet]
      document.body.innerHTML = `<div data-full-screen>${pictures[0]}</div>`
      let place = 0
      window.addEventListener('keydown', () => {
        place += 1
        const shown = document.querySelector('[data-full-screen]')
        if (shown) shown.innerHTML = pictures[place % pictures.length] ?? ''
      })
    },
    { ...look, pictures: dossiers },
  )
  await watchAnswers(bare)
  return press(bare, 'j')
}

/** Records for each key press the time until the screen had changed and was painted. */
const watchAnswers = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const answers: number[] = []
    Object.assign(window, { answers })
    let begun: number | undefined
    window.addEventListener('keydown', ({ timeStamp }) => (begun = timeStamp), { capture: true })
    const drawn = () => {
      if (begun === undefined) return
      const from = begun
      begun = undefined
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => answers.push(performance.now() - from))
        port1.start()
        port2.postMessage('drawn')
      })
    }
    const nameOf = () =>
      [...document.querySelectorAll('[data-full-screen] h2')].find((head) =>
        head.checkVisibility({ visibilityProperty: true }),
      )?.textContent
    let shown = nameOf()
    new MutationObserver(() => {
      if (nameOf() === shown) return
      shown = nameOf()
      drawn()
    }).observe(document.body, { attributes: true, childList: true, subtree: true, characterData: true })
  })

async function press(page: Page, key: string, afterwards = async () => {}): Promise<AnswerTimes> {
  for (let time = 0; time < presses; time++) {
    await page.keyboard.press(key)
    await pause(look)
    await afterwards()
  }
  const answers = z.array(z.number()).parse(await page.evaluate('answers.splice(0)'))
  if (answers.length < presses) throw new Error(`${presses - answers.length} presses of ${key} changed nothing`)
  return { key, median: median(answers), slowest: Math.max(...answers) }
}
