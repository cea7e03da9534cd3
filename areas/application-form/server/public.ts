// For other areas, the demo data and tests: turns a household into an application with the same rules as the public
// form.

import type { Context } from '#platform/server/context.ts'
import { hashOf, newId, newSlug, newToken } from '#platform/server/ids.ts'
import { notFound } from '#platform/server/app-error.ts'
import type { Language } from '#platform/rules/project-type.ts'
import type { Answers, FormEntry } from '#areas/forms/rules/answers.ts'
import { problemsOfForm } from '#areas/forms/rules/validity.ts'
import { sendConfirmations } from './later/confirmation-mail.ts'
import { worldOf } from './documents/dossier.ts'
import { fileApplications, type PreparedApplication } from './sending/file-applications.ts'
import { ensureDefaultForm, type StoredForm } from '#areas/forms/server/public.ts'
import { refuseProblems } from './sending/refusals.ts'
import { readObjects } from './sending/wished-objects.ts'

export { initialAnswers, pageParts } from './later/start.ts'
export { newOwnPagePath } from './later/own-page.ts'
export { applicationsSent, type SentApplication } from './sending/extension-points.ts'
export { findSent } from './sending/find-sent.ts'
export { refuseProblems } from './sending/refusals.ts'
export { readObjects, type ObjectOnOffer } from './sending/wished-objects.ts'
export { worldOf } from './documents/dossier.ts'
export { readOccupancyValidity, readPapers, refreshDocumentsState, type Papers } from './documents/papers.ts'
export { lookCertificateFor } from './documents/certificate.ts'
export { documentRules } from './documents/documents.ts'
export { removeContentJob } from './later/expiry.ts'
export { applicationDraft, applicationDraftDocument } from './tables.ts'

export interface GivenHousehold {
  /** One to three objects of this workspace in order of preference; their state is not checked. */
  objectIds: readonly string[]
  /** By field key of the form; consents and wishes are optional. */
  answers: Answers
  adults: readonly Answers[]
  children?: readonly Answers[]
  language?: Language
  /** Default: now. */
  submittedAt?: Date
  /** Sends the confirmation email. */
  isConfirmedByMail?: boolean
}

export interface SubmittedHousehold {
  id: string
  number: number
  contactName: string
  contactEmail: string
  /** The household's key to its own pages. */
  slug: string
  token: string
}

export async function submitHousehold(ctx: Context, household: GivenHousehold): Promise<SubmittedHousehold> {
  const [submitted] = await submitHouseholds(ctx, [household])
  if (!submitted) throw new Error('the household was not submitted')
  return submitted
}

/** Many at once with few statements; all of them or none. */
export async function submitHouseholds(
  ctx: Context,
  households: readonly GivenHousehold[],
): Promise<SubmittedHousehold[]> {
  const form = await ensureDefaultForm(ctx)
  const prepared: (PreparedApplication & { token: string })[] = []
  for (const household of households) prepared.push(await prepare(ctx, form, household))
  const filed = await fileApplications(ctx, prepared)
  const submitted = filed.flatMap((one, index) => {
    const { slug, token } = prepared[index] ?? {}
    return slug && token ? [{ ...one, slug, token }] : []
  })
  const confirmed = submitted.flatMap((one, index) => {
    const household = households[index]
    const objects = prepared[index]?.objects.map(({ card }) => card.title) ?? []
    return household?.isConfirmedByMail
      ? [{ filed: one, credentials: one, language: household.language ?? 'de', objects }]
      : []
  })
  await sendConfirmations(ctx, confirmed)
  return submitted
}

async function prepare(ctx: Context, { id: formId, form }: StoredForm, household: GivenHousehold) {
  const objects = await readObjects(ctx, household.objectIds)
  if (objects.length !== household.objectIds.length || objects.length === 0) throw notFound()
  const world = await worldOf(ctx, objects)
  const consents = { agreement_penalty: true, agreement_truth: true, agreement_privacy: true }
  const entry: FormEntry = {
    answers: { ...consents, ...household.answers, priorities: [...household.objectIds] },
    adults: household.adults.map((answers) => ({
      key: newId(),
      answers: { email_confirm: answers.email ?? null, ...answers },
    })),
    children: (household.children ?? []).map((answers) => ({ key: newId(), answers })),
    documents: [],
  }
  refuseProblems(ctx, problemsOfForm({ form, entry, world }))
  const token = newToken()
  return {
    id: newId(),
    slug: newSlug(),
    token,
    tokenHash: hashOf(token),
    formId,
    form,
    entry,
    world,
    objects,
    firstRent: objects[0]?.price.rentalgross ?? null,
    language: household.language ?? 'de',
    submittedAt: household.submittedAt ?? ctx.now,
  }
}
