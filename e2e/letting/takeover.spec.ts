// Text typed on a slow connection before the scripts load, and while the form replaces the prerendered page, is kept
// completely; so are the question and the caret.

import { expect, test, type CDPSession, type Page } from '@playwright/test'
import { addressOf } from '../sign-in.ts'
import { textsIn } from '../texts.ts'
import { freeFlatIn } from './applying-by-call.ts'
import { beginIn, roomIsWanted, type, useOfRoom, type Typed } from './typing.ts'

const t = textsIn('de')
const house = 'Lindenhofstrasse 12'
/** Half a second of latency for every response. */
const slowLine = { offline: false, latency: 500, downloadThroughput: 120_000, uploadThroughput: 50_000 }

for (const width of [1440, 390]) {
  test(`typing goes through the takeover, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    const letThrough = await holdEntry(page)
    await openSlowly(page, (await beginIn(page, house)).replace('=household', '=object'))
    await roomIsWanted(page).check()
    await useOfRoom(page).click()
    const typed: Typed = { text: '', at: [] }
    let isOver = false
    const typing = type(page, typed, () => isOver)
    await expect.poll(() => typed.text.length).toBeGreaterThan(10)
    letThrough()
    await expect(page.locator('#foreword')).toHaveCount(0)
    const before = typed.text.length
    await page.waitForTimeout(2000)
    isOver = true
    await typing
    expect(before).toBeGreaterThan(10)
    expect(typed.text.length).toBeGreaterThan(before)
    await expect(useOfRoom(page)).toHaveValue(typed.text)
    await expect(useOfRoom(page)).toBeFocused()
    await expect(useOfRoom(page)).toBeInViewport()
  })
}

test('whoever goes to another question while the form is drawn goes on in that one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openSlowly(page, (await beginIn(page, house)).replace('=household', '=object'))
  await roomIsWanted(page).check()
  await useOfRoom(page).fill('Werkstatt')
  const area = page.locator('[name=stockroom_area_from]')
  await area.pressSequentially('35', { delay: 100 })
  await area.press('ArrowLeft')
  await expect(page.locator('#foreword')).toHaveCount(0)
  await page.keyboard.press('1')
  await expect(area).toBeFocused()
  await expect(area).toHaveValue(/^315/)
  await expect(useOfRoom(page)).toHaveValue('Werkstatt')
})

test('whoever has gone to a button by keyboard stands on it still when the screen takes its place', async ({
  page,
}) => {
  const flat = await freeFlatIn(page, house)
  const letThrough = await holdEntry(page)
  await openSlowly(page, addressOf('rent', `/form/application/new?uuids=${flat.id}`))
  const start = page.getByRole('button', { name: t('application_form_start'), exact: true })
  await start.focus()
  await expect(page.locator('#foreword')).toHaveCount(1)
  letThrough()
  await expect(page.locator('#foreword')).toHaveCount(0)
  await expect(start).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('navigation', { name: t('application_form_steps') })).toBeVisible()
})

for (const [what, parts] of [
  ['the entry', /\/assets\/entry-/],
  ['what was fetched ahead', /\/assets\/(?!index-|entry-)/],
] as const) {
  test(`whoever loses the connection before ${what} has come types on, and has the form when it is back`, async ({
    page,
  }) => {
    const failed = page.waitForEvent('requestfailed')
    await page.route(parts, (route) => route.abort('internetdisconnected'))
    await page.goto((await beginIn(page, house)).replace('=household', '=object'), { waitUntil: 'commit' })
    await failed
    await roomIsWanted(page).check()
    await useOfRoom(page).pressSequentially('Im Tunnel geht es weiter', { delay: 100 })
    await expect(page.locator('#foreword')).toHaveCount(1)
    await page.unroute(parts)
    await expect(page.locator('#foreword')).toHaveCount(0)
    await expect(useOfRoom(page)).toHaveValue('Im Tunnel geht es weiter')
    await expect(useOfRoom(page)).toBeFocused()
    await expect(useOfRoom(page)).toHaveCSS('resize', 'none')
  })
}

test('only the one script that keeps typing may stand in the page, and only where something is asked', async ({
  page,
}) => {
  const policyOf = async (path: string) => {
    const answer = await page.goto(path, { waitUntil: 'commit' })
    const [scripts] = /script-src [^;]*/.exec(answer?.headers()['content-security-policy'] ?? '') ?? []
    return scripts
  }
  expect(await policyOf((await beginIn(page, house)).replace('=household', '=object'))).toMatch(
    /^script-src 'self' 'sha256-[\w+/]{43}='$/,
  )
  expect(await policyOf(addressOf('rent', '/public-object-list'))).toBe("script-src 'self'")
})

/** The form comes only after the returned function is called, however slowly the test gets on. */
async function holdEntry(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/entry-[^/]*\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

async function openSlowly(page: Page, address: string): Promise<CDPSession> {
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', slowLine)
  await page.goto(address, { waitUntil: 'commit' })
  return line
}
