// Investors sign the confidentiality agreement of a project on its page (C-224, C-225). The text, its version and hash, the typed
// name, the consent, time, address and account are kept; both sides get the certificate by mail.

import { publicName } from '#areas/project-settings/server/public.ts'
import { lookProjectBySlug, ndaTextOf, type ProjectRow } from '#areas/projects/server/public.ts'
import { tellStaff } from '#areas/users/server/public.ts'
import { and, eq } from 'drizzle-orm'
import { AppError, fieldRefusal, notFound } from '#platform/server/app-error.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { hashOf, newId } from '#platform/server/ids.ts'
import { queueMail } from '#platform/server/mail/outbox.ts'
import { assertAllowed, spoken } from '#platform/server/permit.ts'
import { no } from '#platform/rules/verdict.ts'
import * as contract from '../../contract/nda.ts'
import { mayReadMemorandum, maySignOnline } from '../../rules/apply-can.ts'
import { isFullName, ndaYears } from '../../rules/nda.ts'
import { ndaParagraphs } from '../../rules/nda-text.ts'
import { writesInvestors } from '../../rules/write-permission.ts'
import { investorNda } from '../process-tables.ts'
import { investorPath } from '../record/investor-row.ts'
import { anonymousTitle } from './anonymous-title.ts'
import { addApply, findPair, lockPair, moveApply, standingOf, type Joined, type Pair } from './apply-row.ts'
import { drawCertificate } from './certificate.ts'
import { keepPdf } from './files.ts'
import { investorOfAccount } from './investor-of-account.ts'
import { deadlineValues, mailItself, memorandumLink } from './mails.ts'

const outside = ['melon', 'b2b'] as const

async function openProject(ctx: StaffContext, slug: string): Promise<ProjectRow> {
  const project = await lookProjectBySlug(ctx, slug)
  if (!project) throw notFound('investors_project_closed')
  return project
}

export const getNda = handler(
  contract.getNda,
  { permission: 'permit', userTypes: outside },
  async (ctx, { params }) => {
    const project = await openProject(ctx, params.slug)
    const { version, html } = await ndaTextOf(ctx, project, ctx.language)
    const isPreview = ctx.user.userType !== 'b2b'
    const investor = isPreview ? null : await investorOfAccount(ctx, ctx.user.id)
    const pair = investor && (await findPair(ctx, investor.id, project.id))
    const signed = pair?.apply && (await signedBy(ctx, pair.apply.id))
    return {
      slug: project.slug,
      title: signed ? project.title : anonymousTitle(ctx, project),
      projectName: await publicName(ctx),
      version,
      language: ctx.language,
      paragraphs: ndaParagraphs(html),
      validYears: ndaYears,
      signer: {
        name: `${ctx.user.firstName} ${ctx.user.lastName}`.trim(),
        company: investor?.company ?? '',
        email: ctx.user.email,
      },
      isPreview,
      canSign: spoken(ctx, pair ? maySignOnline(standingOf(ctx, pair)) : no(notSigner(isPreview))),
      signed: signed ? { at: signed.signedAt.toISOString(), name: signed.signedName, version: signed.version } : null,
      mayRead: isPreview || (pair !== null && mayReadMemorandum(standingOf(ctx, pair)) === 'yes'),
    }
  },
)

const notSigner = (isPreview: boolean) => (isPreview ? 'investors_reason_preview' : 'investors_reason_not_admitted')

async function signedBy(ctx: StaffContext, applicationId: string) {
  const [row] = await ctx.db
    .select()
    .from(investorNda)
    .where(and(eq(investorNda.workspaceId, ctx.workspace.id), eq(investorNda.applicationId, applicationId)))
  return row ?? null
}

export const signNda = handler(
  contract.signNda,
  { permission: 'permit', userTypes: outside, perMinute: 20 },
  async (ctx, { params, body }) => {
    if (ctx.user.userType !== 'b2b') throw new AppError('investors_reason_preview')
    const project = await openProject(ctx, params.slug)
    const investor = await investorOfAccount(ctx, ctx.user.id)
    if (!investor) throw new AppError('investors_reason_not_admitted')
    const pair = await lockPair(ctx, investor.id, project.id)
    assertAllowed(maySignOnline(standingOf(ctx, pair)))
    const text = await ndaTextOf(ctx, project, body.language)
    if (text.version !== body.version)
      throw new AppError('investors_nda_changed', { current: { version: text.version } })
    if (!isFullName(body.name)) throw fieldRefusal('name', 'investors_full_name_needed')
    const joined = {
      ...pair,
      apply: pair.apply ?? (await addApply(ctx, pair, { state: 'interested', channel: 'account' })),
    }
    await keepSignature(ctx, joined, { ...body, html: text.html })
    await tellStaff(ctx, {
      kind: 'investor_nda_signed',
      permission: writesInvestors,
      name: `${investor.company} · ${project.title}`,
      path: investorPath(investor.id),
      responsible: [],
    })
    return { notify: [{ type: 'success', title: ctx.t('investors_done_signed') }] }
  },
)

interface Signed {
  version: number
  language: 'de' | 'fr'
  html: string
  name: string
  function: string
  strokes: number[][] | null
}

async function keepSignature(ctx: StaffContext, joined: Joined, signed: Signed): Promise<void> {
  const { apply, investor, project } = joined
  const textSha256 = hashOf(signed.html)
  const content = await drawCertificate(ctx, { ...signed, project, investor, email: ctx.user.email, textSha256 })
  const name = translatorFor(signed.language)('investors_certificate_file')
  const fileId = await keepPdf(ctx, { applyId: apply.id, category: 'nda_certificate', name, content })
  await ctx.db.insert(investorNda).values({
    workspaceId: ctx.workspace.id,
    id: newId(),
    applicationId: apply.id,
    version: signed.version,
    language: signed.language,
    textSha256,
    method: signed.strokes ? 'drawn' : 'click',
    signedName: signed.name,
    signedFunction: signed.function || null,
    email: ctx.user.email,
    accountId: ctx.user.id,
    strokes: signed.strokes,
    address: ctx.address,
    signedAt: ctx.now,
    validYears: ndaYears,
    fileId,
  })
  await moveApply(ctx, joined, { state: 'nda_signed', channel: 'account', documentVersion: signed.version })
  await mailCertificate(ctx, joined, { fileId, name: signed.name })
}

async function mailCertificate(
  ctx: StaffContext,
  { investor, project }: Pair,
  { fileId, name }: { fileId: string; name: string },
) {
  const button = memorandumLink(ctx, project, investor.language)
  await mailItself(ctx, investor, {
    kind: 'investor_nda_signed',
    button,
    attachments: [fileId],
    to: { name, address: ctx.user.email },
    values: { place_memorandum_link: button, ...deadlineValues(project, investor.language) },
  })
  const [seller] = project.contactPeople
  if (!seller?.email) return
  const [language = 'de'] = ctx.workspace.languages
  const t = translatorFor(language, ctx.workspace.projectType)
  const about = { company: investor.company, project: project.title, name }
  await queueMail(ctx, {
    kind: 'nda-certificate-copy',
    language,
    to: { name: seller.name, address: seller.email },
    subject: t('investors_mail_copy_subject', about),
    greeting: t('applications_mail_greeting', { name: seller.name }),
    paragraphs: [t('investors_mail_copy_text', about)],
    button: { label: t('investors_mail_copy_button'), href: ctx.linkTo(investorPath(investor.id)) },
    closing: t('applications_mail_closing'),
    attachments: [fileId],
  })
}
