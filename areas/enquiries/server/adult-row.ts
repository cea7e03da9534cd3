// Loads an adult with their application and consents, for enquiries about them.

import { and, asc, eq } from 'drizzle-orm'
import { fieldsOf, type FormDefinition } from '#areas/forms/rules/form-definition.ts'
import { findForm } from '#areas/forms/server/public.ts'
import { findApplication, type ApplicationRow, adult } from '#areas/applications/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/app-error.ts'
import { refereesOf, type ReferenceKind } from '#areas/applications/rules/referees.ts'
import { referenceRequest } from './tables.ts'

export type AdultRow = typeof adult.$inferSelect
export type ReferenceRow = typeof referenceRequest.$inferSelect

export interface Asked {
  person: AdultRow
  application: ApplicationRow
  /** Reference kinds that the form permits. */
  referees: ReferenceKind[]
  /** Consent to references; null if the form does not ask for it. */
  hasConsented: boolean | null
  /** Consent to a credit check; null if the form does not ask for it. */
  hasConsentedToCreditCheck: boolean | null
}

export async function findAdult(ctx: Context, id: string): Promise<Asked> {
  const [person] = await ctx.db
    .select()
    .from(adult)
    .where(and(eq(adult.workspaceId, ctx.workspace.id), eq(adult.id, id)))
  if (!person) throw notFound('applications_person_not_found')
  const application = await findApplication(ctx, person.applicationId)
  const form = await findForm(ctx, application.formId)
  return {
    person,
    application,
    referees: refereesOf(form),
    hasConsented: consentIn(form, person, 'agreement_references'),
    hasConsentedToCreditCheck: consentIn(form, person, 'agreement_credit_check'),
  }
}

function consentIn(form: FormDefinition, { answers }: AdultRow, agreement: string): boolean | null {
  const field = fieldsOf(form, 'adult').find(({ key }) => key === agreement)
  return field?.active ? answerIn(answers, agreement) === true : null
}

export function answerIn(answers: unknown, key: string): unknown {
  if (typeof answers !== 'object' || answers === null) return undefined
  return Object.entries(answers).find(([name]) => name === key)?.[1]
}

export const textIn = (answers: unknown, key: string): string => {
  const value = answerIn(answers, key)
  return typeof value === 'string' ? value.trim() : ''
}

export async function adultsOf(ctx: Context, applicationId: string): Promise<AdultRow[]> {
  return ctx.db
    .select()
    .from(adult)
    .where(and(eq(adult.workspaceId, ctx.workspace.id), eq(adult.applicationId, applicationId)))
    .orderBy(asc(adult.position), asc(adult.id))
}

export async function lookReferenceFor(
  ctx: Context,
  { adultId, kind }: { adultId: string; kind: ReferenceKind },
): Promise<ReferenceRow | null> {
  const [row] = await ctx.db
    .select()
    .from(referenceRequest)
    .where(
      and(
        eq(referenceRequest.workspaceId, ctx.workspace.id),
        eq(referenceRequest.adultId, adultId),
        eq(referenceRequest.kind, kind),
      ),
    )
  return row ?? null
}

export const nameOf = ({ firstName, lastName }: Pick<AdultRow, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`

/** Contact named in the form: the employer's. No form asks for the landlord's. */
export const refereeIn = ({ answers }: AdultRow, kind: ReferenceKind) =>
  kind === 'employer'
    ? {
        contactName: textIn(answers, 'company_contact') || textIn(answers, 'company_name'),
        contactEmail: textIn(answers, 'company_contact_email'),
      }
    : { contactName: '', contactEmail: '' }
