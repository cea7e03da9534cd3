// Time per keystroke in a large form with 200 custom questions, compared with a text area on an empty page in the
// same browser. Measured from the key press to the next paint.

import { chromium, type Browser, type Page } from '@playwright/test'
import { z } from 'zod'
import { freePort } from '#platform/server/db/embedded-secrets.ts'
import { demoPassword } from '#areas/home/server/demo-logins.ts'
import { storeInPage } from '../e2e/page-storage.ts'
import startProduct from '../e2e/start-product.ts'
import { findChromium } from '../scripts/find-chromium.mjs'
import { median } from './compare.ts'

const questions = 200
const letters = 40
/** Milliseconds between two keystrokes, like a fast typist. */
const rhythm = 90

/** Milliseconds that the median keystroke may take longer than on an empty page. */
export const mostPerLetter = 50

export interface Letters {
  questions: number
  /** Milliseconds to the next paint, median of all keystrokes. */
  builder: number
  bare: number
}

const login = z.object({ token: z.string(), user: z.looseObject({}) })
const made = z.object({ form: z.object({ id: z.string() }) })
const bench = z.object({
  edited: z.object({
    version: z.number(),
    definition: z.looseObject({ steps: z.array(z.looseObject({ key: z.string(), sections: z.array(z.unknown()) })) }),
  }),
})

export async function measureFormBuilder(): Promise<Letters> {
  const port = (process.env['QUARTIER_E2E_PORT'] = String(await freePort()))
  const stop = await startProduct()
  const executablePath = await findChromium()
  const browser = await chromium.launch(executablePath ? { executablePath } : {})
  try {
    return { questions, builder: await inBuilder(browser, port), bare: await onEmptyPage(browser) }
  } finally {
    await browser.close()
    await stop()
  }
}

async function inBuilder(browser: Browser, port: string): Promise<number> {
  const call = async (path: string, body?: object, token?: string): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'tenant-name': 'rent',
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(await answer.text())
    return answer.json()
  }
  const { token, user } = login.parse(
    await call('login', { username: 'admin@quartier.example', password: demoPassword }),
  )
  const create = { action: 'create', kind: 'apartment', name: 'Two hundred questions' }
  const { id } = made.parse(await call('settings/form-settings', create, token)).form
  const { edited } = bench.parse(await call(`settings/form/${id}`, undefined, token))
  const { version, definition } = edited
  definition.steps.find(({ key }) => key === 'household')?.sections.push(manyQuestions())
  await call(`settings/form/${id}`, { version, definition }, token)
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await storeInPage(page, { user: JSON.stringify({ ...user, token }), language: 'de' })
  await page.goto(
    `http://rent.localhost:${port}/project-settings/form-settings/forms/${id}?at=household.own_many.own_question_0`,
  )
  await page.locator('#text-label-de').click()
  await page.frameLocator('iframe').locator('#field-own_question_0').waitFor()
  return typed(page)
}

async function onEmptyPage(browser: Browser): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.setContent('<textarea></textarea>')
  await page.locator('textarea').click()
  return typed(page)
}

/** Measures each keystroke within the page: from its event to the end of the next paint. */
async function typed(page: Page): Promise<number> {
  await page.evaluate(() => {
    const times: number[] = Object.assign(window, { times: [] }).times
    addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const channel = new MessageChannel()
          channel.port1.addEventListener('message', () => times.push(performance.now() - timeStamp))
          channel.port1.start()
          channel.port2.postMessage(null)
        }),
      true,
    )
  })
  for (let letter = 0; letter < letters; letter += 1) {
    await page.keyboard.type('a')
    await page.waitForTimeout(rhythm)
  }
  const times = z.array(z.number()).parse(await page.evaluate(() => Reflect.get(window, 'times')))
  return median(times)
}

const manyQuestions = () => ({
  key: 'own_many',
  of: 'household',
  title: { de: 'Viele Fragen', fr: 'Beaucoup de questions' },
  fields: Array.from({ length: questions }, (_, number) => ({
    key: `own_question_${number}`,
    type: 12,
    label: { de: `Frage ${number}`, fr: `Question ${number}` },
  })),
})
