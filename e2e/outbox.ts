// The mails of the product, which the demo holds back instead of sending.

import { expect, type Page } from '@playwright/test'
import type { AnswerOf } from '#platform/contract/endpoint.ts'
import type { getHeldMail, getOutbox } from '#areas/communication/contract/outbox.ts'
import { ask } from './sign-in.ts'

export type Mail = AnswerOf<typeof getHeldMail>

interface Sought {
  to: string
  kind: string
  workspace?: string
}

/** The newest mail of this kind to this address. */
export async function mailTo(page: Page, { to, kind, workspace = 'rent' }: Sought): Promise<Mail> {
  const path = '/api/v1/communication/outbox'
  const search = encodeURIComponent(to)
  const { items } = await ask<AnswerOf<typeof getOutbox>>(page, 'superadmin', `${path}?search=${search}`, workspace)
  const found = items.find((mail) => mail.kind === kind && mail.toAddress === to)
  expect(found, `a mail of the kind ${kind} to ${to} among ${items.map((mail) => mail.kind).join(', ')}`).toBeDefined()
  return ask(page, 'superadmin', `${path}/${found?.id}`, workspace)
}

/** The one link in the mail that leads to such a page. */
export function linkIn(mail: Mail, part: string): string {
  const links = mail.text.match(/https?:\S+/g) ?? []
  const [link = ''] = links.filter((one) => one.includes(part))
  expect(link, mail.text).not.toBe('')
  return link
}
