// Sends the agreement by mail, or withdraws it. The sent PDF is stored unchanged.

import type { MailWords } from '#areas/mail-templates/contract/process-mail.ts'
import { lookAtMail, sendProcessMail, type ProcessMail } from '#areas/mail-templates/server/public.ts'
import { assignmentCan } from '#areas/applications/rules/offers/assignment-can.ts'
import {
  applicationValues,
  besideValues,
  companionWords,
  fixRentsTogether,
  lockWithApplication,
  assertContractStart,
  assertVersion,
  lettingOf,
  objectValues,
  swissDate,
  wordsOf,
} from '#areas/applications/server/public.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import { takeStep } from '#areas/tenants/server/public.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { saidWithMails } from '#platform/server/mail/by-hand.ts'
import type { MailDraft } from '#platform/server/mail/outbox.ts'
import { AppError } from '#platform/server/app-error.ts'
import { partiesOf } from '#areas/tenants/rules/parties.ts'
import { isOut } from '../rules/signing-state.ts'
import { gather } from './gather.ts'
import type { Gathered } from './gathered.ts'
import { shown } from './info.ts'
import { watch } from './following.ts'
import { keepPaper } from './papers.ts'
import { printAgreement } from './print-agreement.ts'
import { atProvider, findSigning } from './provider.ts'
import { forgetSignatures } from './signatures.ts'
import { changeSigningDocument, lookLiveDocumentFor, type SigningRow } from './signing-row.ts'
import { writeContract } from './terms.ts'
import { fileHandler } from '#platform/server/http/file-route.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/agreement.ts'

export const getContractPreview = fileHandler(
  contract.getContractPreview,
  { permission: 'tenants_read' },
  async (ctx, { params }) => {
    const gathered = await gather(ctx, params.id)
    const content = await printAgreement(ctx, gathered)
    return { name: nameOf(gathered), contentType: 'application/pdf', content, size: content.length, inline: true }
  },
)

const nameOf = ({ tenancy, application }: Gathered): string =>
  `${translatorFor(application.language)('contracts_paper_title', { names: tenancy.tenantNames })}.pdf`

export const sendContractEmail = handler(
  contract.sendContractEmail,
  { permission: 'tenants_write' },
  async (ctx, { params, body }) => {
    const held = await lockWithApplication(ctx, params.id)
    assertAllowed(assignmentCan.moveTo(held.row, 'contract_sent'))
    assertVersion(held.row, body.version)
    const gathered = await gather(ctx, params.id)
    assertComplete(ctx, gathered)
    if (held.row.contractStart) {
      await assertContractStart(ctx, held.row.contractStart, { ...(await lettingOf(ctx, held.row)), field: null })
    }
    // Signatures on an earlier agreement do not apply to this one.
    await forgetSignatures(ctx, params.id)
    const { rents, wording, tenancy } = gathered
    // Stores rents and wording version with the agreement, so that later changes to the object or the wording do not
    // affect it.
    const document = await lookLiveDocumentFor(ctx, tenancy.id)
    await writeContract(ctx, tenancy.id, {
      netRent: rents.net,
      ancillaryCost: rents.ancillary,
      deposit: rents.deposit,
      templateVersion: wording.version,
      sentAt: ctx.now,
      // A document at the provider was created earlier, with the names of that time.
      ...(document ? {} : { parties: partiesOf(gathered.adults) }),
    })
    await fixRentsTogether(ctx, tenancy.id)
    if (document && isOut(document.state)) throw new AppError('contracts_document_exists')
    const mailId = document ? null : await mailPaper(ctx, gathered, body)
    if (document) await sendAtProvider(ctx, gathered, { document, message: body.message })
    const moved = await takeStep(ctx, held, {
      to: 'contract_sent',
      fields: {},
      event: document ? 'contract.sent_for_signing' : 'contract.mailed',
      cause: document ? document.provider : gathered.application.contactEmail,
    })
    if (mailId === null) return moved
    const [said] = moved.notify ?? []
    return { ...moved, notify: await saidWithMails(ctx, said?.title ?? '', [mailId]) }
  },
)

export const previewContractEmail = handler(
  contract.previewContractEmail,
  { permission: 'tenants_write' },
  async (ctx, { params, body }) => {
    const gathered = await gather(ctx, params.id)
    const document = await lookLiveDocumentFor(ctx, gathered.tenancy.id)
    if (document) throw new AppError('contracts_provider_writes')
    return lookAtMail(ctx, agreementMail(ctx, gathered, body.message), body.mail)
  },
)

/** Sends the document from the provider. */
async function sendAtProvider(
  ctx: Context,
  { application, housed }: Gathered,
  { document, message }: { document: SigningRow; message: string | undefined },
): Promise<void> {
  const t = translatorFor(application.language, ctx.workspace.projectType)
  const values = wordsOf(housed, application)
  await changeSigningDocument(ctx, document, 'sent')
  await watch(ctx, document.id)
  const { provider } = await findSigning(ctx)
  await atProvider(
    provider.send(document.providerDocumentId, {
      subject: t('contracts_mail_subject', values),
      message: message ?? t('contracts_mail_sign', values),
    }),
  )
}

interface Accompanying {
  message?: string | undefined
  mail?: MailWords | undefined
}

/** Returns the id of the mail. */
async function mailPaper(ctx: Context, gathered: Gathered, { message, mail }: Accompanying): Promise<string> {
  const content = await printAgreement(ctx, gathered)
  const fileId = await keepPaper(ctx, {
    tenantId: gathered.tenancy.id,
    category: 'rental_agreement',
    name: nameOf(gathered),
    content,
  })
  const { usual, ...rest } = agreementMail(ctx, gathered, message)
  return sendProcessMail(ctx, { ...rest, usual: { ...usual, attachments: [fileId] } }, mail)
}

export function assertComplete(ctx: StaffContext, gathered: Gathered): void {
  if (gathered.missing.length === 0) return
  const list = gathered.missing.map((one) => shown(ctx, one, gathered).text).join(', ')
  throw new AppError('contracts_cannot_be_sent', { values: { list } })
}

/** Excludes the PDF, which is created when the mail is sent. */
function agreementMail(ctx: Context, gathered: Gathered, message: string | undefined): ProcessMail<MailDraft> {
  const { application, housed, tenancy, together } = gathered
  const t = translatorFor(application.language, ctx.workspace.projectType)
  const words = wordsOf(housed, application)
  const usual: MailDraft = {
    kind: 'rental-agreement',
    language: application.language,
    to: { name: application.contactName, address: application.contactEmail },
    record: { kind: 'application', id: application.id },
    subject: t('contracts_mail_subject', words),
    greeting: t('applications_mail_greeting', { name: application.contactName }),
    paragraphs: [
      t('contracts_mail_text', words),
      ...companionWords(application, together),
      ...(message ? [message] : []),
      t('contracts_mail_next'),
    ],
    closing: t('applications_mail_closing'),
  }
  const values = async () => ({
    ...(await applicationValues(ctx, application)),
    ...objectValues(ctx, housed, application.language),
    ...besideValues(together),
    place_contract_start: tenancy.contractStart ? swissDate(tenancy.contractStart) : '',
    place_note: message ?? '',
  })
  return { kind: 'contract', usual, values }
}

export const cancelContract = handler(
  contract.cancelContract,
  { permission: 'tenants_write' },
  async (ctx, { params, body }) => {
    const held = await lockWithApplication(ctx, params.id)
    assertAllowed(assignmentCan.moveTo(held.row, 'without_contract'))
    assertVersion(held.row, body.version)
    const document = await lookLiveDocumentFor(ctx, held.row.id)
    if (document) await withdrawAtProvider(ctx, document, body.reason)
    return takeStep(ctx, held, {
      to: 'without_contract',
      fields: {},
      event: 'contract.withdrawn',
      cause: body.reason,
    })
  },
)

async function withdrawAtProvider(ctx: Context, document: SigningRow, reason: string | undefined): Promise<void> {
  await changeSigningDocument(ctx, document, 'voided')
  const { provider } = await findSigning(ctx)
  await atProvider(provider.withdraw(document.providerDocumentId, reason ?? ''))
}
