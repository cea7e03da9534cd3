// The receipt of an application: submitted answers, time, objects and number. It contains nothing that the
// confirmation mail does not.

import { publicName } from '#areas/project-settings/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { printDocument } from '#platform/server/documents/printed-document.ts'
import { nameOf } from '#areas/forms/rules/answers.ts'
import { readDossier, type Dossier } from '../documents/dossier.ts'
import { findSent } from '../sending/find-sent.ts'
import type { ApplicationRow } from '../later/credentials.ts'
import { isOwn, toldContact } from '../later/own-parts.ts'
import { priceWords } from '../sending/price-words.ts'
import { wishesOf } from '../sending/wishes-to-be-had.ts'
import { publicFileHandler } from '#platform/server/http/file-route.ts'
import * as contract from '../../contract/status.ts'

export const getReceipt = publicFileHandler(contract.getReceipt, async (ctx, { params }) => {
  const application = await findSent(ctx, params, 'read')
  const content = await printReceipt(ctx, application)
  const name = `${ctx.t('application_form_receipt_title')} ${application.number}.pdf`
  return { name, contentType: 'application/pdf', content, size: content.length, inline: true }
})

async function printReceipt(ctx: Context, application: ApplicationRow): Promise<Buffer> {
  const dossier = await readDossier(ctx, { kind: 'application', application })
  const title = ctx.t('application_form_receipt_title')
  const from = await publicName(ctx)
  const foot = `${title} · ${ctx.t('application_form_number', { number: application.number })}`
  return printDocument({ title, language: ctx.language, author: ctx.workspace.name, foot }, (sheet) => {
    sheet.title(title)
    sheet.paragraph(ctx.t('application_form_receipt_text', { project: from }))
    sheet.table(factsOf(ctx, application, dossier))
    sheet.heading(ctx.t('application_form_your_objects'))
    sheet.table(
      wishesOf(dossier).map(({ card }, index) => [
        `${index + 1}. ${card.title}`,
        [card.address, priceWords(ctx, card)].filter(Boolean).join(' · '),
      ]),
    )
    sheet.note(ctx.t('application_form_receipt_note'))
  })
}

function factsOf(ctx: Context, application: ApplicationRow, dossier: Dossier): string[][] {
  const { adults, children } = dossier
  const own = adults.filter(({ key }) => isOwn(dossier, key))
  const facts: [string, string | null][] = [
    ['application_form_receipt_number', String(application.number)],
    ['application_form_receipt_received', swissTime(application.createdAt)],
    ['application_form_receipt_people', [...adults, ...children].map(nameOf).join(', ')],
    ['application_form_receipt_own_parts', own.map(nameOf).join(', ')],
    ['application_form_receipt_email', toldContact(dossier, application.contactEmail)],
    ['application_form_receipt_digest', application.sentDigest && inGroups(application.sentDigest)],
    ['application_form_receipt_changed', application.answersChangedAt && swissTime(application.answersChangedAt)],
  ]
  return facts.flatMap(([label, value]) => (value ? [[ctx.t(label), value]] : []))
}

/** For example 22.11.2026, 14:05. */
const swissTime = (timestamp: Date): string =>
  new Intl.DateTimeFormat('de-CH', { timeZone: 'Europe/Zurich', dateStyle: 'medium', timeStyle: 'short' }).format(
    timestamp,
  )

/** Groups of eight digits, so that lines can break and the digest can be read aloud. */
const inGroups = (digest: string): string => digest.replaceAll(/.{8}(?=.)/g, '$& ')
