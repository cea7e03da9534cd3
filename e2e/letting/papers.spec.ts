// Documents that are rejected among two that are accepted: each error gives its reason, and the valid ones arrive,
// even over a broken connection.

import { expect, test, type Route, type TestInfo } from '@playwright/test'
import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { expectAccessible } from '../accessibility.ts'
import { breakingRoad } from '../breaking-road.ts'
import { addressOf } from '../sign-in.ts'
import { textsIn } from '../texts.ts'
import { paperOf } from './paper.ts'
import { fieldOfPapers, openPerson, papersOf, personWithPapers } from './paper-field.ts'

const t = textsIn('de')

/** Saved as files, because the browser reads them itself: contents would pass through the test as one long message. */
async function saved(info: TestInfo, papers: Record<string, Buffer>): Promise<string[]> {
  const named = Object.entries(papers).map(([name, content]) => ({ path: info.outputPath(name), content }))
  await Promise.all(named.map(({ path, content }) => writeFile(path, content)))
  return named.map(({ path }) => path)
}

test('of six papers chosen together the right one arrives, and the others say what is wrong', async ({
  page,
}, info) => {
  test.slow()
  const field = await papersOf(page, 'Lindenhofstrasse 14')

  // The connection of one document breaks during its upload.
  await page.route('**/documents**', async (route) =>
    route.request().url().includes('broken.pdf') ? route.abort() : route.continue(),
  )
  const pdf = await paperOf('copy_of_id')
  const papers = await saved(info, {
    'large.pdf': Buffer.alloc(26 * 1024 * 1024, 1),
    'script.sh': Buffer.from('#!/bin/sh'),
    [`${'n'.repeat(201)}.pdf`]: pdf,
    'disguised.pdf': Buffer.from('this is no PDF'),
    'broken.pdf': pdf,
    'good.pdf': pdf,
  })
  await field.locator('input[type=file]').setInputFiles(papers)
  const said = (file: string) => field.getByRole('listitem').filter({ hasText: file }).getByRole('alert')
  await expect(said('large.pdf')).toHaveText(new RegExp(t('general_file_too_large', { max: '\\d+' })))
  await expect(said('script.sh')).toHaveText(
    t('general_file_type_not_allowed', { allowed: 'PDF, PNG, JPG, WebP, HEIC' }),
  )
  await expect(said('nnnn')).toHaveText(t('general_file_name_too_long'))
  await expect(said('disguised.pdf')).toHaveText(
    t('general_file_type_not_allowed', { allowed: 'PDF, PNG, JPG, WebP, HEIC' }),
  )
  const broken = field.getByRole('listitem').filter({ hasText: 'broken.pdf' })
  await expect(broken).toContainText(t('general_upload_interrupted'))
  const arrived = field.getByRole('button', { name: t('general_file_delete', { name: 'good.pdf' }) })
  await expect(arrived).toBeVisible()

  // Retry starts at once; the connection is back, the interrupted uploads continue, and no file has to be chosen
  // again.
  const tried = page.waitForRequest('**/documents**')
  await broken.getByRole('button', { name: t('general_upload_retry_now') }).click()
  await tried
  await page.unroute('**/documents**')
  await expect(field.getByRole('button', { name: t('general_file_delete', { name: 'broken.pdf' }) })).toBeVisible()
  await page.reload()
  await openPerson(page)
  await expect(arrived).toBeVisible()
  await expect(field.getByRole('listitem')).toHaveCount(2)

  await field.getByRole('button', { name: t('general_file_open', { name: 'good.pdf' }) }).click()
  const viewer = page.getByRole('dialog', { name: 'good.pdf' })
  const keep = viewer.getByRole('link', { name: t('general_download') })
  await expect(keep).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  const [kept] = await Promise.all([page.waitForEvent('download'), keep.click()])
  expect(kept.suggestedFilename()).toBe('good.pdf')
  await viewer.getByRole('button', { name: t('general_close') }).click()
  await expect(viewer).toBeHidden()
})

test('a paper whose upload is cut by a reload is in its place again and arrives once', async ({ page }) => {
  const field = await papersOf(page, 'Lindenhofstrasse 14')
  const pdf = await paperOf('copy_of_id')
  const choose = (name: string) =>
    field.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer: pdf })
  const removal = (name: string) => field.getByRole('button', { name: t('general_file_delete', { name }) })
  const items = field.getByRole('listitem')

  // One upload never reaches the server, the response to the other is lost: the page is left while both are in
  // progress.
  let come = 0
  const reached = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  await page.route('**/documents/**', async (route) => {
    const request = route.request()
    // Only browsers resolve names below localhost.
    const url = request.url().replace('rent.localhost', '127.0.0.1')
    if (request.url().includes('answered.pdf')) await route.fetch({ url })
    if (++come === 2) reached.resolve()
    await release.promise
    await route.continue().catch(() => {})
  })
  await choose('held.pdf')
  await choose('answered.pdf')
  await reached.promise
  await page.reload()
  await openPerson(page)
  await expect(items.filter({ hasText: 'held.pdf' }).getByRole('progressbar')).toBeVisible()
  await expect(removal('answered.pdf')).toBeVisible()
  await expect(items).toHaveCount(2)

  // After closing and reopening the person, the upload is still shown and still running.
  await page.getByRole('button', { name: t('general_close'), exact: true }).click()
  await openPerson(page)
  await expect(field.getByRole('progressbar')).toBeVisible()
  release.resolve()
  await expect(removal('held.pdf')).toBeVisible()
  await expect(items).toHaveCount(2)
  // Nothing is left to upload.
  await page.reload()
  await openPerson(page)
  await expect(removal('held.pdf')).toBeVisible()
  await expect(items).toHaveCount(2)
  await expect(field.getByRole('progressbar')).toHaveCount(0)
})

test('papers of a person who is closed are sent from any step, told of, and waited for before the form is sent', async ({
  page,
}) => {
  await papersOf(page, 'Lindenhofstrasse 14')
  const pdf = await paperOf('copy_of_id')
  const cut = (route: Route) => route.abort()
  await page.route('**/documents/**', cut)
  const names = ['pass.pdf', 'lohn.pdf']
  const field = fieldOfPapers(page)
  await field
    .locator('input[type=file]')
    .setInputFiles(names.map((file) => ({ name: file, mimeType: 'application/pdf', buffer: pdf })))
  await expect(field.getByText(t('general_upload_interrupted'))).toHaveCount(2)
  const close = page.getByRole('button', { name: t('general_close'), exact: true })
  await close.click()
  const waiting = t('application_form_papers_waiting_other', { count: '2' })
  const card = page.getByRole('article').filter({ hasText: personWithPapers })
  await expect(card).toContainText(waiting)
  await expectAccessible(page)

  const address = page.url().split('?')[0] ?? ''
  await page.goto(`${address}?step=summary`)
  const summary = page.getByRole('region', { name: t('application_form_step_people') })
  await expect(summary).toContainText(waiting)
  await expectAccessible(page)
  await page.getByRole('button', { name: t('application_form_send') }).click()
  const question = page.getByRole('dialog', { name: t('application_form_papers_not_there_other', { count: '2' }) })
  await expect(question).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await question.getByRole('button', { name: t('general_back') }).click()

  // The upload continues from the first step and after a reload, without opening the person.
  await page.goto(`${address}?step=object`)
  await expect(page.getByRole('status').filter({ hasText: waiting })).toBeVisible()
  await page.unroute('**/documents/**', cut)
  await expect(page.getByRole('status').filter({ hasText: waiting })).toBeHidden({ timeout: 60_000 })
  await page.goto(`${address}?step=people`)
  await expect(card).not.toContainText(waiting)
  await openPerson(page)
  for (const paper of names) {
    await expect(field.getByRole('button', { name: t('general_file_delete', { name: paper }) })).toBeVisible()
  }
  await expect(field.getByRole('listitem')).toHaveCount(2)
})

test('a paper of ten megabytes goes on where its connection was cut', async ({ page }, info) => {
  const megabyte = 1024 * 1024
  const straight = new URL(addressOf('rent'))
  const road = await breakingRoad(Number(straight.port), [3.3 * megabyte, 7.2 * megabyte])
  try {
    const field = await papersOf(page, 'Lindenhofstrasse 14', `http://${straight.hostname}:${road.port}`)
    const before = road.carried()
    const paper = Buffer.concat([await paperOf('copy_of_id'), randomBytes(10 * megabyte)])
    await field.locator('input[type=file]').setInputFiles(await saved(info, { 'gross.pdf': paper }))
    await expect(field.getByRole('button', { name: t('general_file_delete', { name: 'gross.pdf' }) })).toBeVisible({
      timeout: 60_000,
    })
    expect(road.cuts()).toBe(2)
    const share = (road.carried() - before) / paper.length
    console.log(`went up, as a share of the paper: ${share.toFixed(3)}`)
    // A cut costs the interrupted chunk and the bytes in transit. Restarting from the first byte would upload twice
    // the size.
    expect(share).toBeLessThan(1.5)
  } finally {
    road.close()
  }
})
