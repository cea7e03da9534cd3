// Mails that contain links: those of the demo story, and those that the product sends on request.

import type { Page } from '@playwright/test'
import type { startApplication } from '#areas/application-form/contract/start.ts'
import type { prepareApplicationsMail } from '#areas/applications/contract/bulk-mail.ts'
import type { getHeldMail, getOutbox } from '#areas/communication/contract/outbox.ts'
import type { getSender } from '#areas/sender/contract/sender.ts'
import type { PublicItem } from '#areas/objects/contract/public.ts'
import { answersToProduct } from '#areas/waitlist/rules/testing/example-answers.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { applyByCall } from '../letting/applying-by-call.ts'
import { linkIn, mailTo, type Mail } from '../outbox.ts'
import { ask, send, tell, tokenOf } from '../sign-in.ts'

type Flat = Pick<PublicItem, 'id'>

const someAddress = () => `${crypto.randomUUID().slice(0, 8)}@post.example`

/** Confirmation of the application, and news from which the household can unsubscribe. */
export async function mailsOfHousehold(page: Page, flat: Flat): Promise<Mail[]> {
  const { email } = await applyByCall(page, flat, { firstname: 'Vera', name: 'Abgottspon' })
  const confirmation = await mailTo(page, { to: email, kind: 'application-confirmation' })
  const words = { de: { subject: 'Neues aus dem Quartier', body: '<p>Der Hof ist fertig.</p>' } }
  const path = '/api/v1/communication/application/bulk-mail'
  const data = { applicationIds: [confirmation.applicationId], words, isNews: true }
  const { task } = await tell<ResponseOf<typeof prepareApplicationsMail>>(page, 'user', path, data)
  await tell(page, 'user', `/api/v1/task-management/${task.id}/confirm`, { version: task.version })
  return [confirmation, await mailTo(page, { to: email, kind: 'bulk' })]
}

/** A draft that is continued later, and a co-applicant who fills in their part. */
export async function mailsOfDraft(page: Page, { id }: Flat): Promise<Mail[]> {
  const begun = await send<ResponseOf<typeof startApplication>>(page, {
    path: '/api/v2/applications/new',
    data: { uuids: [id], language: 'de' },
  })
  const { slug, token } = begun.formsCredentials
  const [own, other] = [someAddress(), someAddress()]
  await send(page, { path: `/api/v2/applications/${slug}/${token}/send-link`, data: { email: own } })
  await send(page, { path: `/api/v2/applications/${slug}/${token}/invitations`, data: { email: other } })
  return [
    await mailTo(page, { to: own, kind: 'application-continue' }),
    await mailTo(page, { to: other, kind: 'co-applicant-invitation' }),
  ]
}

const winterthur = { type: 'city', plz: null, city: 'Winterthur', colony: null, district: null, address: null }

/** Waitlist: invitation, criteria, acceptance, and a proposed flat. */
export async function mailsOfWaitlist(page: Page, { id: objectId }: Flat): Promise<Mail[]> {
  const to = someAddress()
  const path = '/api/v1/waitlist/applications'
  const invited = { contactName: 'Gion Caduff', contactEmail: to, language: 'de' }
  const { id } = await tell<{ id: string }>(page, 'user', `${path}/invite`, invited)
  const form = await mailTo(page, { to, kind: 'waitlist-criteria-form' })
  const { pathname } = new URL(linkIn(form, '/waitlist-criteria-form'))
  const answers = { ...answersToProduct, firstname: 'Gion', name: 'Caduff', email: to, email_confirm: to }
  await send(page, { path: `/api/v1${pathname}`, data: { answers, places: [winterthur] } })
  await tell(page, 'user', `${path}/${id}/accept`, {})
  const answerBy = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  await tell(page, 'user', `${path}/${id}/send-propose`, { objectId, answerBy, note: 'Mit Balkon' })
  return [
    form,
    await mailTo(page, { to, kind: 'waitlist-received' }),
    await mailTo(page, { to, kind: 'waitlist-proposal' }),
  ]
}

/** Mails to staff, in a project whose staff no other end-to-end test uses. */
export async function mailsOfAccounts(page: Page): Promise<Mail[]> {
  const workspace = 'build'
  const asAdmin = { workspace, token: await tokenOf(page, 'superadmin', workspace) }
  const [colleague, sender, forgetful] = [someAddress(), someAddress(), 'marketer@quartier.example']
  const people = { emails: [colleague], role: 'user', language: 'de' }
  await send(page, { ...asAdmin, path: '/api/v1/users/add', data: people })
  const reset = '/api/v1/accounts/password/reset/request'
  await send(page, { workspace, path: reset, data: { email: forgetful } })
  const settings = '/api/v1/settings/mail-sender'
  const { version } = await send<ResponseOf<typeof getSender>>(page, { ...asAdmin, path: settings })
  await send(page, { ...asAdmin, path: settings, data: { address: sender, name: 'Werkhof Ost', version } })
  return [
    await mailTo(page, { workspace, to: colleague, kind: 'invitation' }),
    await mailTo(page, { workspace, to: forgetful, kind: 'password-reset' }),
    await mailTo(page, { workspace, to: sender, kind: 'sender-confirmation' }),
  ]
}

/** The newest mail of each of these kinds. */
export async function mailsOfStory(page: Page, kinds: readonly string[]): Promise<Mail[]> {
  const path = '/api/v1/communication/outbox'
  const found = new Map<string, string>()
  for (let next = 1; found.size < kinds.length; next += 1) {
    const { items } = await ask<ResponseOf<typeof getOutbox>>(page, 'superadmin', `${path}?page=${next}`)
    if (items.length === 0) break
    for (const { kind, id } of items) if (kinds.includes(kind) && !found.has(kind)) found.set(kind, id)
  }
  const mails = []
  for (const id of found.values()) {
    mails.push(await ask<ResponseOf<typeof getHeldMail>>(page, 'superadmin', `${path}/${id}`))
  }
  return mails
}
