// Delivers a mail from outside, as a provider does over HTTP.

import { expect, type Page } from '@playwright/test'
import MailComposer from 'nodemailer/lib/mail-composer/index.js'
import type Mail from 'nodemailer/lib/mailer/index.js'
import { inboundPath } from '#areas/communication/server/incoming/webhook.ts'

/** Settings with which `start-product.ts` starts the product for the end-to-end tests. */
export const inbound = {
  MAIL_INBOUND: 'in.quartier.example',
  INBOUND_SECRET: 'what-only-the-provider-of-errands-knows',
}

export async function arrive(page: Page, mail: Mail.Options, workspace = 'rent'): Promise<void> {
  const to = `${workspace}@${inbound.MAIL_INBOUND}`
  await handIn(page, await new MailComposer({ to, ...mail }).compile().build())
}

/** Posts a raw message as received over SMTP, such as a delivery report. */
export async function handIn(page: Page, data: Buffer): Promise<void> {
  const answer = await page.request.post(`http://127.0.0.1:${process.env['QUARTIER_E2E_PORT'] ?? ''}${inboundPath}`, {
    data,
    headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${inbound.INBOUND_SECRET}` },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}
