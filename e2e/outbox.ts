// Reads the mails of the product, which the demo holds instead of sending.

import { expect, type Page } from '@playwright/test'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getHeldMail, getOutbox } from '#areas/communication/contract/outbox.ts'
import { ask } from './sign-in.ts'

export type Mail = ResponseOf<typeof getHeldMail>

interface Sought {
  to: string
  kind: string
  workspace?: string
  /** Only mails after this time, because an older one of the same kind may exist. */
  since?: Date
  /** Only mails whose subject contains this, because another test may cause one of the same kind. */
  subject?: string
  /** Milliseconds to wait for it. */
  patience?: number
}

/** The newest mail of this kind to this address. Some mails are written by a job, shortly after the action. */
export async function mailTo(
  page: Page,
  { to, kind, workspace = 'rent', since = new Date(0), subject = '', patience = 60_000 }: Sought,
): Promise<Mail> {
  const path = '/api/v1/communication/outbox'
  const search = `?search=${encodeURIComponent(to)}`
  let id = ''
  await expect(async () => {
    const { items } = await ask<ResponseOf<typeof getOutbox>>(page, 'superadmin', path + search, workspace)
    const fresh = items.filter((mail) => mail.toAddress === to && new Date(mail.createdAt) >= since)
    id = fresh.find((mail) => mail.kind === kind && mail.subject.includes(subject))?.id ?? ''
    expect(id, `a mail of the kind ${kind} to ${to}`).not.toBe('')
  }).toPass({ timeout: patience })
  return ask(page, 'superadmin', `${path}/${id}`, workspace)
}

/** The only link in the mail that contains this part. */
export function linkIn(mail: Mail, part: string): string {
  const links = mail.text.match(/https?:\S+/g) ?? []
  const [link = ''] = links.filter((one) => one.includes(part))
  expect(link, mail.text).not.toBe('')
  return link
}
