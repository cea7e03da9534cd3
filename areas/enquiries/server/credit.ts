// Requests a credit check of an adult from a bureau. The result is a traffic light with date and report; people
// decide on it.

import { and, desc, eq } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import type { CheckedPerson } from '#connectors/credit-check/credit-check.ts'
import { lastDayOf } from '#areas/forms/rules/paper-slots.ts'
import { lookCertificateFor, refreshDocumentsState } from '#areas/application-form/server/public.ts'
import { lockApplication, subjectOf, applicationDocument } from '#areas/applications/server/public.ts'
import { assertAllowed, spoken } from '#platform/server/permit.ts'
import { staffNames } from '#platform/server/session/staff-names.ts'
import { isSameMoment } from '#areas/applications/rules/same-moment.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import type { Context } from '#platform/server/context.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { newId } from '#platform/server/ids.ts'
import { AppError } from '#platform/server/app-error.ts'
import { creditCanBeChecked } from '../rules/means.ts'
import { findAdult, nameOf, textIn, type AdultRow } from './adult-row.ts'
import { atProvider, lookBureauFor, lookBureauName } from './providers.ts'
import { creditCheck } from './tables.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/means.ts'

export const getCreditCheck = handler(
  contract.getCreditCheck,
  { permission: 'applications_read' },
  async (ctx, { params }) => {
    const { person, application, hasConsentedToCreditCheck: hasConsented } = await findAdult(ctx, params.id)
    const bureau = await lookBureauName(ctx)
    const rows = await checksOf(ctx, person.id)
    const nameOfStaff = await staffNames(
      ctx,
      rows.map(({ checkedBy }) => checkedBy),
    )
    return {
      adultId: person.id,
      name: nameOf(person),
      canEdit: ctx.can('applications_write'),
      provider: bureau?.name ?? null,
      isDemo: bureau?.isDemo ?? false,
      hasConsented,
      canCheck: spoken(ctx, creditCanBeChecked(application, { hasBureau: bureau !== null, hasConsented })),
      certificate: await certificateOf(ctx, person),
      checks: rows.map(({ id, provider, isDemo, status, light, reference, documentId, checkedAt, checkedBy }) => ({
        id,
        provider,
        isDemo,
        status,
        light,
        reference,
        hasReport: documentId !== null,
        checkedAt: checkedAt.toISOString(),
        checkedBy: nameOfStaff(checkedBy).name,
        isOld: lastDayOf(dayOf(checkedAt)) < dayOf(ctx.now),
      })),
    }
  },
)

async function certificateOf(ctx: Context, person: AdultRow) {
  const row = await lookCertificateFor(ctx, person.id)
  if (!row) return null
  const { number, provider, isDemo, valid, issuedOn, nameMatch, checkedAt } = row
  const isOutdated = textIn(person.answers, 'certificate_number') !== number.trim()
  return { number, provider, isDemo, valid, issuedOn, nameMatch, checkedAt: checkedAt.toISOString(), isOutdated }
}

/** Newest first. */
const checksOf = (ctx: Context, adultId: string) =>
  ctx.db
    .select()
    .from(creditCheck)
    .where(and(eq(creditCheck.workspaceId, ctx.workspace.id), eq(creditCheck.adultId, adultId)))
    .orderBy(desc(creditCheck.checkedAt))

export const checkCredit = handler(
  contract.checkCredit,
  { permission: 'applications_write' },
  async (ctx, { params }) => {
    const { person, application: found, hasConsentedToCreditCheck: hasConsented } = await findAdult(ctx, params.id)
    const application = await lockApplication(ctx, found.id)
    const bureau = await lookBureauFor(ctx)
    assertAllowed(creditCanBeChecked(application, { hasBureau: bureau !== null, hasConsented }))
    if (isSameMoment((await checksOf(ctx, person.id))[0]?.checkedAt, ctx.now))
      throw new AppError('enquiries_reason_just_checked')
    if (!bureau) return {}
    const id = newId()
    const result = await atProvider(bureau.provider.check(checkedPerson(person), id))
    const documentId = result.report ? await keepReport(ctx, { person, content: result.report }) : null
    const { status, light, reference } = result
    await ctx.db.insert(creditCheck).values({
      workspaceId: ctx.workspace.id,
      id,
      applicationId: application.id,
      adultId: person.id,
      provider: bureau.provider.name,
      isDemo: bureau.isDemo,
      status,
      light,
      reference,
      documentId,
      checkedBy: ctx.user.id,
      checkedAt: ctx.now,
    })
    await refreshDocumentsState(ctx, application)
    ctx.record({ event: 'credit.checked', subject: subjectOf(application), cause: nameOf(person) })
    return { notify: [{ type: 'success', title: ctx.t('enquiries_credit_checked', { name: nameOf(person) }) }] }
  },
)

function checkedPerson({ firstName, lastName, dateOfBirth, title, answers, email, phone }: AdultRow): CheckedPerson {
  const [, street = '', houseNumber = ''] = /^(.*?)\s*(\d\S*)?$/.exec(textIn(answers, 'street_nr')) ?? []
  return {
    firstName,
    lastName,
    birthDate: dateOfBirth,
    sex: title === 'mr' ? 'MALE' : title === 'ms' ? 'FEMALE' : 'UNKNOWN',
    address: { street, houseNumber, zip: textIn(answers, 'postcode'), city: textIn(answers, 'city') },
    email,
    phone,
  }
}

/** Stored as a document of the person, so that it is opened, deleted and anonymised like other documents. */
async function keepReport(ctx: Context, { person, content }: { person: AdultRow; content: Buffer }): Promise<string> {
  const place = { workspaceId: ctx.workspace.id, createdAt: ctx.now }
  const category = 'credit_report'
  const fileId = newId()
  const storageKey = `${ctx.workspace.id}/${fileId}`
  await ctx.services.files.put(storageKey, content)
  await ctx.db.insert(storedFile).values({
    ...place,
    id: fileId,
    storageKey,
    name: `${ctx.t('application_form_field_credit_report')} ${nameOf(person)}.pdf`,
    contentType: 'application/pdf',
    size: content.length,
    sha256: createHash('sha256').update(content).digest(),
    ownerKind: 'application',
    ownerId: person.applicationId,
    category,
  })
  const id = newId()
  const owner = { applicationId: person.applicationId, adultId: person.id }
  await ctx.db.insert(applicationDocument).values({ ...place, ...owner, id, category, fileId })
  return id
}
