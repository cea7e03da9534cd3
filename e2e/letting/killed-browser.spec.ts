// Kills the browser at a random moment during typing, with and without a connection: text older than two seconds is
// there when the form is reopened, and on a phone the same section is open.

import { expect, test, type Page } from '@playwright/test'
import { setTimeout as pause } from 'node:timers/promises'
import { defaultForm } from '#areas/forms/rules/defaults/default-form.ts'
import { sectionsOf } from '#areas/forms/rules/form-definition.ts'
import { exampleAdultAnswers } from '#areas/forms/rules/testing/example-household.ts'
import { textsIn } from '../texts.ts'
import { newProfile, openBrowser, removeProfile } from './browser.ts'
import { fieldOf, fillIn, labelOf } from './form.ts'
import { beginIn, motivation, roomIsWanted, type, useOfRoom, type Typed } from './typing.ts'

const t = textsIn('de')
/** Number of kills. For more in a manual run: QUARTIER_KILLS=20. */
const kills = Number(process.env['QUARTIER_KILLS'] ?? 2)
const most = 2000
const house = 'Lindenhofstrasse 12'

for (const isOnline of [true, false]) {
  test(`nothing older than two seconds is lost ${isOnline ? 'with' : 'without'} a connection`, async ({ page }) => {
    const losses: number[] = []
    for (let round = 0; round < kills; round++) losses.push(await lossOf(page, { isOnline }))
    console.log(`${isOnline ? 'online' : 'offline'}: typing lost, in milliseconds: ${losses.join(', ')}`)
    expect(Math.max(...losses)).toBeLessThanOrEqual(most)
  })
}

test('nothing older than two seconds is lost before the scripts have come', async ({ page }) => {
  const losses: number[] = []
  for (let round = 0; round < kills; round++) losses.push(await lossOf(page, { holdsScripts: true }))
  console.log(`before the scripts: typing lost, in milliseconds: ${losses.join(', ')}`)
  expect(Math.max(...losses)).toBeLessThanOrEqual(most)
})

test('what was typed into the form goes before what was typed into the page that stood there first', async ({
  page,
}) => {
  const address = (await beginIn(page, house)).replace('=household', '=object')
  const profile = newProfile()
  try {
    const first = await openBrowser(profile)
    const room = useOfRoom(first.page)
    await slowDown(first.page)
    await first.page.goto(address, { waitUntil: 'commit' })
    await roomIsWanted(first.page).check()
    await room.pressSequentially('Werk')
    await expect(first.page.locator('#foreword')).toHaveCount(0)
    await first.page.context().setOffline(true)
    await room.pressSequentially('statt')
    await pause(300)
    await first.kill()

    const second = await openBrowser(profile)
    await second.page.goto(address)
    await expect(second.page.locator('#foreword')).toHaveCount(0)
    await expect(useOfRoom(second.page)).toHaveValue('Werkstatt')
    await second.kill()
  } finally {
    removeProfile(profile)
  }
})

test('on a phone one comes back to the part one was in, of the household and of a person', async ({ page }) => {
  const address = (await beginIn(page, house)).split('?')[0] ?? ''
  const profile = newProfile()
  const part = (open: Page, key: string) =>
    open.getByRole('heading', { name: t(`application_form_section_${key}`), exact: true })
  const onPhone = async (path: string) => {
    const browser = await openBrowser(profile)
    await browser.page.setViewportSize({ width: 390, height: 844 })
    await browser.page.goto(path)
    return browser
  }
  try {
    const first = await onPhone(`${address}?step=household`)
    const visitor = { page: first.page, t, language: 'de' as const }
    await fillIn(visitor, 'household', { pets: false, music_instruments: false })
    await expect(part(first.page, 'moving')).toBeVisible()
    await pause(300)
    await first.kill()

    // Opened through the link of a mail, which contains no step.
    const second = await onPhone(address)
    await expect(part(second.page, 'moving')).toBeVisible()
    await second.page.goto(`${address}?step=people`)
    await second.page.getByRole('button', { name: t('application_form_add_adult') }).click()
    await fillIn({ ...visitor, page: second.page }, 'adult', personAnswers)
    await second.page.getByRole('button', { name: t('application_form_section_next'), exact: true }).click()
    await expect(part(second.page, 'contact')).toBeVisible()
    await second.page.getByRole('textbox', { name: labelOf(t, fieldOf('adult', 'email')) }).fill('ana@post')
    await pause(1500)
    await second.kill()

    const third = await onPhone(address)
    await expect(part(third.page, 'contact')).toBeVisible()
    const email = third.page.getByRole('textbox', { name: labelOf(t, fieldOf('adult', 'email')) })
    await expect(email).toHaveValue('ana@post')
    await third.page.reload()
    await expect(email).toHaveValue('ana@post')
    await third.kill()
  } finally {
    removeProfile(profile)
  }
})

/** Values for the first section about an adult. */
const personAnswers = Object.fromEntries(
  (sectionsOf(defaultForm, 'adult')[0]?.fields ?? []).flatMap(({ key }) => {
    const answer = exampleAdultAnswers[key]
    return answer === undefined || key === 'tenant_type' ? [] : [[key, answer]]
  }),
)

/** Milliseconds of typing before the kill that are lost afterwards. */
async function lossOf(page: Page, { isOnline = true, holdsScripts = false }): Promise<number> {
  const address = holdsScripts
    ? (await beginIn(page, house)).replace('=household', '=object')
    : await beginIn(page, house)
  const profile = newProfile()
  try {
    const typed: Typed = { text: '', at: [] }
    const first = await openBrowser(profile)
    if (holdsScripts) await holdScripts(first.page)
    await first.page.goto(address, { waitUntil: 'commit' })
    const fieldIn = holdsScripts ? useOfRoom : motivation
    if (holdsScripts) await roomIsWanted(first.page).check()
    // Retried, because a click may happen at the moment the form replaces the prerendered page.
    await expect(async () => {
      await fieldIn(first.page).click()
      await expect(fieldIn(first.page)).toBeFocused({ timeout: 500 })
    }).toPass()
    if (!isOnline) await first.page.context().setOffline(true)
    const typing = type(first.page, typed)
    await pause(500 + Math.random() * 4500)
    const killedAt = Date.now()
    await first.kill()
    await typing

    const again = await openBrowser(profile)
    await again.page.goto(address)
    await expect(again.page.locator('#foreword')).toHaveCount(0)
    await expect(fieldIn(again.page)).toBeVisible()
    const kept = await fieldIn(again.page).inputValue()
    await again.kill()
    expect(typed.text.startsWith(kept), `${kept} is no beginning of ${typed.text}`).toBe(true)
    const lostFrom = typed.at[kept.length]
    if (lostFrom !== undefined) console.log(`kept ${kept.length} of ${typed.text.length} signs`)
    return lostFrom === undefined ? 0 : Math.max(0, killedAt - lostFrom)
  } finally {
    removeProfile(profile)
  }
}

/** Delays the script long enough to type before the form is mounted. */
const slowDown = (page: Page) =>
  page.route(/\/assets\/entry-[^/]*\.js$/, async (route) => {
    await pause(2000)
    await route.continue()
  })

/** Simulates a slow connection: the page is loaded, its scripts never arrive. */
const holdScripts = (page: Page) => page.route(/\/assets\/[^/]*\.js$/, () => {})
