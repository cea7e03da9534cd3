// Verifies an applicant's credit certificate with its issuer and stores the result for staff, who decide.

import { and, eq } from 'drizzle-orm'
import { CreditCheckFailed } from '#connectors/credit-check/credit-check.ts'
import type { CertificateIssuer } from '#connectors/credit-check/credit-certificate.ts'
import { startCreditTrustDouble, type CreditTrustDouble } from '#connectors/testing/credittrust-double.ts'
import { creditTrust } from '#connectors/credit-check/credittrust.ts'
import { certificateIssuer, lookAccount } from '#areas/provider-accounts/server/public.ts'
import type { Context, Services } from '#platform/server/context.ts'
import { notFound, AppError } from '#platform/server/app-error.ts'
import { textOf } from '#areas/forms/rules/answers.ts'
import { readDossier } from './dossier.ts'
import { markUsed } from '../later/own-link.ts'
import { refuseOwnPart } from '../later/own-parts.ts'
import { findForForm } from '../filling/product-form.ts'
import { creditCertificate } from '../tables.ts'
import { publicHandler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/certificate.ts'

export const checkCreditTrust = publicHandler(
  contract.checkCreditTrust,
  { perMinute: 10 },
  async (ctx, { params, body }) => {
    const { door, link } = await findForForm(ctx, params)
    const dossier = await readDossier(ctx, door)
    const person = dossier.adults.find(({ key }) => key === body.person)
    if (!person || (link && link.personKey !== person.key)) throw notFound()
    if (link) await markUsed(ctx, link)
    else refuseOwnPart(ctx, dossier, person.key)
    const issuer = await lookIssuerFor(ctx)
    if (!issuer) throw new AppError('application_form_certificate_by_staff')
    const { certificate_number: number } = body
    const { valid, issuedOn, nameMatch } = await issuer.provider
      .verify({ number, firstName: textOf(person.answers, 'firstname'), lastName: textOf(person.answers, 'name') })
      .catch((error: unknown) => {
        if (error instanceof CreditCheckFailed) throw new AppError('application_form_certificate_unreachable')
        throw error
      })
    const said = {
      number,
      provider: issuer.provider.name,
      isDemo: issuer.isDemo,
      valid,
      issuedOn,
      nameMatch,
      checkedAt: ctx.now,
    }
    const owner =
      door.kind === 'draft'
        ? { draftId: door.draft.id, applicationId: null }
        : { draftId: null, applicationId: door.application.id }
    await ctx.db
      .insert(creditCertificate)
      .values({ workspaceId: ctx.workspace.id, personKey: person.key, ...owner, ...said })
      .onConflictDoUpdate({ target: [creditCertificate.workspaceId, creditCertificate.personKey], set: said })
    return {
      valid,
      issued_on: issuedOn,
      name_match: nameMatch,
      checked_at: ctx.now.toISOString(),
      is_demo: issuer.isDemo,
    }
  },
)

/** For staff: returns the last result from the issuer for a person's certificate. */
export async function lookCertificateFor(ctx: Context, personKey: string) {
  const [row] = await ctx.db
    .select()
    .from(creditCertificate)
    .where(and(eq(creditCertificate.workspaceId, ctx.workspace.id), eq(creditCertificate.personKey, personKey)))
  return row ?? null
}

interface Issuer {
  provider: CertificateIssuer
  isDemo: boolean
}

const doubles = new WeakMap<Services, Promise<CreditTrustDouble>>()

async function lookIssuerFor(ctx: Context): Promise<Issuer | null> {
  const account = await lookAccount(ctx, certificateIssuer)
  if (!account) return null
  if (account.origin !== 'demo') return { provider: creditTrust(account.access), isDemo: false }
  const double = doubles.get(ctx.services) ?? startCreditTrustDouble()
  doubles.set(ctx.services, double)
  return { provider: creditTrust(await double), isDemo: true }
}
