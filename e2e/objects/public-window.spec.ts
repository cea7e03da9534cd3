// Public view of a project: the list inside another website, and pages that contain their prices before any script
// runs.

import { expect, test, type Page } from '@playwright/test'
import { createServer } from 'node:http'
import { addressOf, ask, tell } from '../sign-in.ts'
import { textsIn } from '../texts.ts'

const t = textsIn('fr')

test('another website shows the list with one line, as high as it is, and applies in a window of its own', async ({
  page,
}) => {
  const html = `<!doctype html><title>Muster</title><h1>Muster</h1><script src="${addressOf('rent', '/embed.js')}" data-language="fr"></script>`
  const website = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end(html),
  ).listen(0)
  const address = website.address()
  await page.goto(`http://localhost:${typeof address === 'object' ? address?.port : ''}/`)
  const frame = page.frameLocator('iframe')
  const title = t('objects_title_apartment')
  await expect(frame.getByRole('heading', { level: 1, name: t('objects_public_rent', { kind: title }) })).toBeVisible()
  await expect.poll(async () => (await page.locator('iframe').boundingBox())?.height ?? 0).toBeGreaterThan(1500)
  await frame
    .getByRole('button', { name: new RegExp(`^${t('objects_wish_add')}`) })
    .first()
    .click()
  // The wish list is at the bottom of the visible window, not at the bottom of a frame of several thousand pixels.
  await expect(frame.getByRole('region', { name: t('objects_wish_list') })).toBeInViewport()
  await page.mouse.wheel(0, 900)
  await expect(frame.getByRole('region', { name: t('objects_wish_list') })).toBeInViewport({ ratio: 0.9 })
  const [form] = await Promise.all([
    page.waitForEvent('popup'),
    frame.getByRole('link', { name: t('objects_apply'), exact: true }).click(),
  ])
  await expect(form).toHaveURL(/\/form\/application\/new\?uuids=.*lang=fr/)

  // The frame settings apply inside the frame, and only there.
  const settings = '/api/v1/settings/website'
  const { version, data } = await ask<{ version: number; data: object }>(page, 'admin', settings)
  const chosen = { frameColumns: ['price', 'rooms'], frameFilters: ['view'], frameColor: '#7a1f3d' }
  await tell(page, 'admin', settings, { ...data, ...chosen, version })
  await page.reload()
  await frame.getByRole('radio', { name: t('objects_public_view_table') }).check()
  const headings = (scope: Pick<Page, 'getByRole'>) => scope.getByRole('columnheader').allTextContents()
  await expect(frame.getByRole('table')).toBeVisible()
  const [name, price, rooms, wish] = ['column_title', 'public_price', 'column_rooms', 'wish_list'].map((key) =>
    t(`objects_${key}`),
  )
  expect(await headings(frame)).toEqual([name, price, rooms, wish])
  await expect(frame.getByRole('combobox')).toHaveCount(0)
  const tint = () => frame.locator(':root').evaluate((root) => getComputedStyle(root).getPropertyValue('--q-tint'))
  expect(await tint()).toBe('#7a1f3d')
  await page.goto(addressOf('rent', '/public-object-list?view=table&lang=fr'))
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveCount(8)
  await tell(page, 'admin', settings, { ...data, version: version + 1 })
  website.close()
})

test('an object tells search engines what it is and what it costs', async ({ request }) => {
  const port = new URL(addressOf('rent')).port
  const headers = { 'tenant-name': 'rent' }
  const feed = await request.get(`http://127.0.0.1:${port}/api/v2/public/objects`, { headers })
  const objects: { id: string; rentalgross: number | null; object_state: string }[] = await feed.json()
  const free = objects.find(({ object_state, rentalgross }) => object_state === 'free' && rentalgross !== null)
  const page = await request.get(`http://127.0.0.1:${port}/public-object-details/${free?.id}?lang=fr`, { headers })
  const html = await page.text()
  expect(html).toContain('<html lang="fr-CH"')
  const data = JSON.parse(/ld\+json">(.*)<\/script>/.exec(html)?.[1] ?? '{}')
  expect(data.offers).toMatchObject({ price: free?.rentalgross, priceCurrency: 'CHF' })
})

test('whoever waits for the scripts, or has none, sees the list already', async ({ browser }) => {
  const address = addressOf('rent', '/public-object-list?lang=fr')
  const heading = t('objects_public_rent', { kind: t('objects_title_apartment') })
  const without = await browser.newPage({ javaScriptEnabled: false })
  await without.goto(address)
  await expect(without.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  const titlesOn = (one: Page) => one.getByRole('heading', { level: 2 }).allTextContents()

  const page = await browser.newPage()
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  // The entry script is delayed: no other script may be requested before the prerendered page is readable.
  await page.route('**/assets/index-*.js', async (route) => {
    await expect(page.locator('#foreword').getByRole('heading', { level: 1, name: heading })).toBeVisible()
    expect(scripts.filter((url) => !/\/(index|entry)-[^/]*$/.test(url))).toEqual([])
    await route.continue()
  })
  await page.goto(address)
  await expect(page.locator('#main').getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect(page.locator('#foreword')).toHaveCount(0)
  // Another test may publish a flat between the two reads.
  await page.unroute('**/assets/index-*.js')
  await expect(async () => {
    await Promise.all([page.reload(), without.reload()])
    await expect(page.locator('#foreword')).toHaveCount(0)
    expect(await titlesOn(page)).toEqual(await titlesOn(without))
  }).toPass()
  await without.close()
  await page.close()
})
