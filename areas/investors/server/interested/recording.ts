// Creates and corrects people who asked about projects for sale.

import { and, eq, ne, sql } from 'drizzle-orm'
import { changesBetween } from '#areas/project-settings/server/public.ts'
import { phoneNumberOf, spelledPhone } from '#platform/rules/phone.ts'
import { isLanguage } from '#platform/rules/project-type.ts'
import { AppError, fieldRefusal, staleVersion } from '#platform/server/app-error.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { newId } from '#platform/server/ids.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import * as contract from '../../contract/interested.ts'
import type { InterestedData } from '../../contract/interested.ts'
import { interestedCan } from '../../rules/interested-can.ts'
import { lockAddress } from '../record/contacts.ts'
import { nextNumber } from '../record/investor-row.ts'
import { interestedInvestor } from '../tables.ts'
import { changePerson, lockPerson, subjectOf, type PersonRow } from './person-row.ts'
import { namesOfProjects } from './project-choices.ts'

const permission = 'interested_people'

export const getInterestedCreation = handler(contract.getInterestedCreation, { permission }, async ({ workspace }) => ({
  data: newPerson(workspace.languages.find(isLanguage) ?? 'de'),
}))

const newPerson = (language: InterestedData['language']): InterestedData => ({
  company: '',
  title: null,
  firstName: '',
  lastName: '',
  contactEmail: null,
  contactPhone: null,
  language,
  project: null,
  source: 'other',
  remark: '',
  consentedOn: null,
})

export const createInterestedInvestor = handler(
  contract.createInterestedInvestor,
  { permission },
  async (ctx, { body }) => {
    const id = newId()
    const columns = await columnsOf(ctx, body)
    await assertNewAddress(ctx, { id, contactEmail: columns.contactEmail })
    const [row] = await ctx.db
      .insert(interestedInvestor)
      .values({
        workspaceId: ctx.workspace.id,
        id,
        number: await nextNumber(ctx, 'interested_investor'),
        ...columns,
        recordedBy: ctx.user.id,
        createdAt: ctx.now,
        updatedAt: ctx.now,
      })
      .returning()
    if (!row) throw new Error('the interested person was not written')
    await refreshSearchText(ctx, id)
    ctx.record({ event: 'interested_investor.recorded', subject: subjectOf(row), changes: [] })
    const title = ctx.t('investors_done_person_recorded', { name: row.contactName })
    return { id, notify: [{ type: 'success', title }] }
  },
)

export const saveInterestedInvestor = handler(
  contract.saveInterestedInvestor,
  { permission },
  async (ctx, { params, body }) => {
    const row = await lockPerson(ctx, params.id)
    assertAllowed(interestedCan.edit(row))
    const before = await dataOf(ctx, row)
    if (body.version !== row.version) throw staleVersion({ version: row.version, data: before })
    const columns = await columnsOf(ctx, body)
    await assertNewAddress(ctx, { id: row.id, contactEmail: columns.contactEmail })
    const changed = await changePerson(ctx, row, columns)
    await refreshSearchText(ctx, row.id)
    ctx.record({
      event: 'interested_investor.corrected',
      subject: subjectOf(changed),
      changes: changesBetween(asRead(before), asRead(await dataOf(ctx, changed))),
    })
    const title = ctx.t('investors_done_person_corrected', { name: changed.contactName })
    return { version: changed.version, notify: [{ type: 'success', title }] }
  },
)

export async function dataOf(ctx: StaffContext, row: PersonRow): Promise<InterestedData> {
  const [project] = row.projectId ? await namesOfProjects(ctx, [row.projectId]) : []
  return {
    company: row.company ?? '',
    title: row.title,
    firstName: row.firstName,
    lastName: row.lastName,
    contactEmail: row.contactEmail,
    contactPhone: row.contactPhone && spelledPhone(row.contactPhone),
    language: row.language,
    project: project ?? null,
    source: row.source,
    remark: row.remark ?? '',
    consentedOn: row.consentedOn,
  }
}

async function columnsOf(ctx: StaffContext, { project, contactPhone, company, remark, ...data }: InterestedData) {
  const phone = contactPhone ? phoneNumberOf(contactPhone) : null
  if (contactPhone && !phone) throw fieldRefusal('contactPhone', 'general_phone_number_error')
  if (!data.contactEmail && !phone) throw fieldRefusal('contactEmail', 'investors_reach_needed')
  if (project && (await namesOfProjects(ctx, [project.value])).length === 0) {
    throw fieldRefusal('project', 'investors_project_gone')
  }
  return {
    company: company || null,
    title: data.title,
    firstName: data.firstName,
    lastName: data.lastName,
    contactEmail: data.contactEmail,
    contactPhone: phone?.international ?? null,
    language: data.language,
    projectId: project?.value ?? null,
    source: data.source,
    remark: remark || null,
    consentedOn: data.consentedOn,
  }
}

/** A person who asks again keeps one record; the error says whose address it is. */
async function assertNewAddress(ctx: Context, { id, contactEmail }: Pick<PersonRow, 'id' | 'contactEmail'>) {
  if (!contactEmail) return
  const address = contactEmail.toLowerCase()
  await lockAddress(ctx, `interested ${address}`)
  const [known] = await ctx.db
    .select({
      id: interestedInvestor.id,
      number: interestedInvestor.number,
      name: interestedInvestor.contactName,
    })
    .from(interestedInvestor)
    .where(
      and(
        eq(interestedInvestor.workspaceId, ctx.workspace.id),
        eq(sql`lower(${interestedInvestor.contactEmail})`, address),
        ne(interestedInvestor.id, id),
      ),
    )
    .limit(1)
  if (!known) return
  const { number, name } = known
  throw new AppError('investors_person_known', { values: { number, name }, current: known })
}

async function refreshSearchText(ctx: Context, id: string): Promise<void> {
  await ctx.client.query(
    `update interested_investor t set search_text = folded(concat_ws(' ', t.number, t.contact_name, t.company, t.contact_email,
        regexp_replace(t.contact_phone, '\\D', '', 'g'),
        regexp_replace(regexp_replace(t.contact_phone, '^\\+41', '0'), '\\D', '', 'g')))
      where t.workspace_id = $1 and t.id = $2`,
    [ctx.workspace.id, id],
  )
}

const asRead = ({ project, ...data }: InterestedData) => ({ ...data, project: project?.displayName ?? null })
