// Mail scanners open every link before the reader does, and run the scripts of the page. That changes nothing: a page
// only requests the data it shows, and GET requests cannot write (platform/server/http/call.ts).

import { expect, test } from '@playwright/test'
import { freeFlatIn } from '../letting/applying-by-call.ts'
import { linkIn } from '../outbox.ts'
import { mailsOfAccounts, mailsOfDraft, mailsOfHousehold, mailsOfStory, mailsOfWaitlist } from './mails-with-links.ts'

/** Every kind of mail that contains a link to an action. */
const kinds = [
  'application-confirmation',
  'application-continue',
  'bulk',
  'co-applicant-invitation',
  'documents-request',
  'invitation',
  'offer',
  'password-reset',
  'reference',
  'sender-confirmation',
  'waitlist-criteria-form',
  'waitlist-proposal',
  'waitlist-received',
]

test('who opens every link of every kind of mail changes nothing', async ({ page, browser }) => {
  test.slow()
  const flat = await freeFlatIn(page, 'Avenue de Beauregard 22')
  // A flat with an open offer cannot be proposed: in this house no test offers one.
  const proposed = await freeFlatIn(page, 'Lindenhofstrasse 12')
  const mails = [
    ...(await mailsOfHousehold(page, flat)),
    ...(await mailsOfDraft(page, flat)),
    ...(await mailsOfWaitlist(page, proposed)),
    ...(await mailsOfAccounts(page)),
    ...(await mailsOfStory(page, ['offer', 'documents-request', 'reference'])),
  ]
  expect(mails.map(({ kind }) => kind).toSorted()).toEqual(kinds)

  const scanner = await (await browser.newContext()).newPage()
  const told: string[] = []
  scanner.on('request', (request) => {
    if (request.method() !== 'GET') told.push(`${request.method()} ${request.url()}`)
  })
  for (const { kind, text, html } of mails) {
    const links = [...new Set(`${text} ${html.replaceAll('&amp;', '&')}`.match(/https?:[^\s"<>]+/g))]
    expect(links, kind).not.toEqual([])
    for (const link of links) {
      const answer = await scanner.goto(link, { waitUntil: 'networkidle' })
      expect(answer?.ok(), `${kind}: ${link}`).toBe(true)
      await expect(scanner.getByRole('heading', { level: 1 }).first(), `${kind}: ${link}`).toBeVisible()
    }
  }
  expect(told).toEqual([])

  // A single-use link still works for the recipient after a scanner opened it.
  const [reset] = mails.filter(({ kind }) => kind === 'password-reset')
  if (!reset) throw new Error('there is no such mail')
  await scanner.goto(linkIn(reset, '/password-reset-form'))
  await expect(scanner.locator('input[type=password]').first()).toBeVisible()
})
