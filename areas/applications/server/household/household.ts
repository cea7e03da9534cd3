// Handlers for the adults of an application: read, correct, remove.

import { and, eq } from 'drizzle-orm'
import type { Notice } from '#platform/contract/notify.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { fieldRefusal, notFound, staleVersion } from '#platform/server/app-error.ts'
import { spelledPhone } from '#platform/rules/phone.ts'
import type { AdultData } from '../../contract/household.ts'
import { applicationCan } from '../../rules/application-can.ts'
import { no, type Verdict } from '#platform/rules/verdict.ts'
import { isAgreementOut, isLive } from '../../rules/offers/assignment-can.ts'
import { removalProblem, roleTaken } from '../../rules/household.ts'
import { answerSections, formOf } from '../details/answers.ts'
import { lookLatestAssignmentFor } from '../assignments/assignment-row.ts'
import { findApplication, lockApplication, subjectOf, type ApplicationRow } from '../details/application-row.ts'
import { assertAge } from './age.ts'
import { takeContactAlong } from './contact-following.ts'
import { changesBetween, optionsOf } from '../details/edit.ts'
import { handOn } from '../assignments/handover.ts'
import {
  canWritePeople,
  assertMayReadPeople,
  assertMayWritePeople,
  mayReadPeople,
  mayWritePeople,
} from './household-rights.ts'
import { refreshHousehold } from './household-summary.ts'
import { markAlikeLater } from '../duplicates/may-be-alike.ts'
import { assertAllowed, spoken } from '#platform/server/permit.ts'
import { phoneToKeep } from './phone.ts'
import { adult, applicationDocument } from '../tables.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/household.ts'

type AdultRow = typeof adult.$inferSelect

export const getAdultEdit = handler(contract.getAdultEdit, { permission: mayReadPeople }, async (ctx, { params }) => {
  const row = await findAdult(ctx, params.id)
  const assignment = await assertMayReadPeople(ctx, row.applicationId)
  const application = await findApplication(ctx, row.applicationId)
  const form = await formOf(ctx, application)
  return {
    id: row.id,
    applicationId: row.applicationId,
    version: row.version,
    canBeDeleted: spoken(ctx, await mayBeTakenOut(ctx, application, row.id)),
    canEdit: canWritePeople(ctx, assignment),
    sections: answerSections(ctx, { form, of: 'adult', answers: row.answers, without: keptInColumns }),
    data: dataOf(row),
    choices: { title: optionsOf(ctx, 'adult', 'title'), tenant_type: optionsOf(ctx, 'adult', 'tenant_type') },
  }
})

/** Fields shown in the editable part above; left out of the answers. */
const keptInColumns = [
  'title',
  'firstname',
  'name',
  'date_of_birth',
  'email',
  'phone',
  'tenant_type',
  'nation',
  'occupation',
]

export const saveAdultEdit = handler(
  contract.saveAdultEdit,
  { permission: mayWritePeople },
  async (ctx, { params, body }) => {
    const application = await lockApplication(ctx, (await findAdult(ctx, params.id)).applicationId)
    await assertMayWritePeople(ctx, application.id)
    const row = await findAdult(ctx, params.id)
    const { version: seen, ...wanted } = body
    const changes = changesBetween(dataOf(row), wanted)
    if (changes.length === 0) return { version: row.version }
    if (row.version !== seen) throw staleVersion({ version: row.version, data: dataOf(row) })
    await assertAge(ctx, 'adult', { before: row.dateOfBirth, wanted: wanted.date_of_birth })
    const handover = roleTaken(await adultsOf(ctx, row.applicationId), row.id, wanted.tenant_type)
    if (!handover) throw fieldRefusal('tenant_type', 'applications_main_tenant_stays')
    await handOn(ctx, application, handover)
    const phone = phoneToKeep({ field: 'phone', typed: wanted.phone, kept: row.phone, seen: dataOf(row).phone })
    await ctx.db
      .update(adult)
      .set({
        title: wanted.title,
        firstName: wanted.first_name,
        lastName: wanted.last_name,
        dateOfBirth: wanted.date_of_birth,
        email: wanted.email,
        phone,
        tenantType: wanted.tenant_type,
        nation: wanted.nation,
        occupation: wanted.occupation,
        version: row.version + 1,
      })
      .where(and(thisAdult(ctx, row.id), eq(adult.version, seen)))
    const after = {
      name: nameOf({ firstName: wanted.first_name, lastName: wanted.last_name }),
      email: wanted.email,
      phone,
    }
    const contact = await takeContactAlong(ctx, application, { row, after })
    await refreshHousehold(ctx, row.applicationId)
    ctx.record({
      event: 'adult.corrected',
      subject: subjectOf({ ...application, ...contact }),
      changes: [...changes, ...changesBetween(application, contact)],
      cause: nameOf(row),
    })
    const isSomebodyElse = changes.some(({ field }) => knownBy.includes(field))
    const isReachedOtherwise = Object.keys(contact).length > 0
    if (isSomebodyElse || isReachedOtherwise) await markAlikeLater(ctx, [row.applicationId])
    return {
      version: row.version + 1,
      notify: [
        {
          type: 'success',
          title: ctx.t('applications_saved'),
          ...(isReachedOtherwise && { description: ctx.t('applications_contact_follows') }),
        },
        ...(isSomebodyElse ? await paperWarning(ctx, row.applicationId) : []),
      ],
    }
  },
)

export const deleteAdult = handler(contract.deleteAdult, { permission: mayWritePeople }, async (ctx, { params }) => {
  const application = await lockApplication(ctx, (await findAdult(ctx, params.id)).applicationId)
  await assertMayWritePeople(ctx, application.id)
  const row = await findAdult(ctx, params.id)
  assertAllowed(await mayBeTakenOut(ctx, application, row.id))
  // The documents of a removed person stay with the household.
  await ctx.db
    .update(applicationDocument)
    .set({ adultId: null })
    .where(and(eq(applicationDocument.workspaceId, ctx.workspace.id), eq(applicationDocument.adultId, row.id)))
  await ctx.db.delete(adult).where(thisAdult(ctx, row.id))
  await refreshHousehold(ctx, row.applicationId)
  ctx.record({ event: 'adult.removed', subject: subjectOf(application), cause: nameOf(row) })
  return { notify: [{ type: 'success', title: ctx.t('applications_person_removed', { name: nameOf(row) }) }] }
})

async function mayBeTakenOut(ctx: Context, application: ApplicationRow, id: string): Promise<Verdict> {
  const assignment = await lookLatestAssignmentFor(ctx, application.id)
  const verdict = applicationCan.haveAnAdultTakenOut(application, assignment?.contractState ?? null)
  if (!verdict.allowed) return verdict
  const problem = removalProblem(await adultsOf(ctx, application.id), id)
  return problem ? no(problem) : verdict
}

/** Fields that an agreement prints, and that duplicate detection compares. */
const knownBy = ['first_name', 'last_name', 'date_of_birth']

/** A sent agreement is not updated, so a user who corrects a person gets a warning. */
async function paperWarning(ctx: StaffContext, applicationId: string): Promise<Notice[]> {
  const assignment = await lookLatestAssignmentFor(ctx, applicationId)
  if (!assignment || !isLive(assignment) || !isAgreementOut(assignment)) return []
  return [{ type: 'warning', title: ctx.t('applications_paper_keeps_its_words') }]
}

const thisAdult = (ctx: Context, id: string) => and(eq(adult.workspaceId, ctx.workspace.id), eq(adult.id, id))

async function findAdult(ctx: Context, id: string): Promise<AdultRow> {
  const [row] = await ctx.db.select().from(adult).where(thisAdult(ctx, id))
  if (!row) throw notFound('applications_person_not_found')
  return row
}

const adultsOf = (ctx: Context, applicationId: string) =>
  ctx.db
    .select({ id: adult.id, tenantType: adult.tenantType })
    .from(adult)
    .where(and(eq(adult.workspaceId, ctx.workspace.id), eq(adult.applicationId, applicationId)))

const nameOf = ({ firstName, lastName }: Pick<AdultRow, 'firstName' | 'lastName'>): string => `${firstName} ${lastName}`

const dataOf = (row: AdultRow): AdultData => ({
  title: row.title,
  first_name: row.firstName,
  last_name: row.lastName,
  date_of_birth: row.dateOfBirth,
  email: row.email,
  phone: row.phone && spelledPhone(row.phone),
  tenant_type: row.tenantType,
  nation: row.nation,
  occupation: row.occupation,
})
