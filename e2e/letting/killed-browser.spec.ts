// The browser is killed at a random moment while somebody types, with and without a connection: what is two seconds old is
// there when it is opened again.

import { expect, test, type Page } from '@playwright/test'
import { setTimeout as pause } from 'node:timers/promises'
import type { AnswerOf } from '#platform/contract/endpoint.ts'
import type { startApplication } from '#areas/application-form/contract/start.ts'
import { addressOf, send } from '../sign-in.ts'
import { textsIn } from '../texts.ts'
import { freeFlatIn } from './applying-by-call.ts'
import { newProfile, openBrowser, removeProfile } from './browser.ts'
import { fieldOf, labelOf } from './form.ts'

const t = textsIn('de')
/** More by hand: QUARTIER_KILLS=20. */
const kills = Number(process.env['QUARTIER_KILLS'] ?? 2)
const most = 2000

interface Typed {
  text: string
  /** When each sign was typed. */
  at: number[]
}

for (const isOnline of [true, false]) {
  test(`nothing older than two seconds is lost ${isOnline ? 'with' : 'without'} a connection`, async ({ page }) => {
    const losses: number[] = []
    for (let round = 0; round < kills; round++) losses.push(await lossOf(page, isOnline))
    console.log(`${isOnline ? 'online' : 'offline'}: typing lost, in milliseconds: ${losses.join(', ')}`)
    expect(Math.max(...losses)).toBeLessThanOrEqual(most)
  })
}

/** Milliseconds of typing before the kill that are not there afterwards. */
async function lossOf(page: Page, isOnline: boolean): Promise<number> {
  const address = await beginIn(page)
  const profile = newProfile()
  try {
    const typed: Typed = { text: '', at: [] }
    const first = await openBrowser(profile)
    await first.page.goto(address)
    const field = fieldIn(first.page)
    await field.click()
    if (!isOnline) await first.page.context().setOffline(true)
    const typing = type(first.page, typed)
    await pause(500 + Math.random() * 4500)
    const killedAt = Date.now()
    await first.kill()
    await typing

    const again = await openBrowser(profile)
    await again.page.goto(address)
    await expect(fieldIn(again.page)).toBeVisible()
    const kept = await fieldIn(again.page).inputValue()
    await again.kill()
    expect(typed.text.startsWith(kept), `${kept} is no beginning of ${typed.text}`).toBe(true)
    const lostFrom = typed.at[kept.length]
    return lostFrom === undefined ? 0 : Math.max(0, killedAt - lostFrom)
  } finally {
    removeProfile(profile)
  }
}

/** Until the browser is gone, sign by sign and without a pause. */
async function type(page: Page, typed: Typed): Promise<void> {
  try {
    for (let sign = 0; ; sign++) {
      const letter = 'abcdefghijklmnopqrstuvwxyz'[sign % 26] ?? 'a'
      typed.text += letter
      typed.at.push(Date.now())
      await page.keyboard.press(letter)
      await pause(40)
    }
  } catch {
    // Killed in the middle of a sign.
  }
}

const fieldIn = (page: Page) => page.getByRole('textbox', { name: labelOf(t, fieldOf('household', 'remarks')) })

async function beginIn(page: Page): Promise<string> {
  const flat = await freeFlatIn(page, 'Lindenhofstrasse 12')
  const { formsCredentials, formId } = await send<AnswerOf<typeof startApplication>>(page, {
    path: '/api/v2/applications/new',
    data: { uuids: [flat.id], language: 'de' },
  })
  const { slug, token } = formsCredentials
  return addressOf('rent', `/form/application/new/${slug}/${token}/${formId}?step=household`)
}
