// Creates and corrects interested people.

import { and, eq, ne, sql } from 'drizzle-orm'
import { changesBetween } from '#areas/project-settings/server/public.ts'
import { phoneNumberOf, spelledPhone } from '#platform/rules/phone.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import { fieldRefusal, AppError, staleVersion } from '#platform/server/app-error.ts'
import type { PersonData } from '../contract/person.ts'
import { personCan } from '../rules/person-can.ts'
import { changePerson, lockPerson, subjectOf, type PersonRow } from './person-row.ts'
import { interestedPerson } from './tables.ts'
import { keepWanted, refreshSearchText, wantedBy } from './wanted-objects.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/person.ts'

export const createPerson = handler(
  contract.createPerson,
  { permission: 'interested_people' },
  async (ctx, { body }) => {
    const id = newId()
    const columns = columnsOf(body)
    await assertNewAddress(ctx, { id, contactEmail: columns.contactEmail })
    const number = await nextNumber(ctx)
    const [row] = await ctx.db
      .insert(interestedPerson)
      .values({
        workspaceId: ctx.workspace.id,
        id,
        number,
        ...columns,
        recordedBy: ctx.user.id,
        createdAt: ctx.now,
        updatedAt: ctx.now,
      })
      .returning()
    if (!row) throw new Error('the interested person was not written')
    await keepWanted(ctx, id, body.objects)
    await refreshSearchText(ctx, id)
    ctx.record({ event: 'interested.recorded', subject: subjectOf(row) })
    return {
      id,
      notify: [{ type: 'success', title: ctx.t('interested_people_done_recorded', { name: row.contactName }) }],
    }
  },
)

export const savePerson = handler(
  contract.savePerson,
  { permission: 'interested_people' },
  async (ctx, { params, body }) => {
    const row = await lockPerson(ctx, params.id)
    assertAllowed(personCan.edit(row))
    const before = await dataOf(ctx, row)
    if (body.version !== row.version) throw staleVersion({ version: row.version, data: before })
    const columns = columnsOf(body)
    await assertNewAddress(ctx, { id: row.id, contactEmail: columns.contactEmail })
    const changed = await changePerson(ctx, row, columns)
    await keepWanted(ctx, row.id, body.objects)
    await refreshSearchText(ctx, row.id)
    await renameThread(ctx, changed)
    ctx.record({
      event: 'interested.corrected',
      subject: subjectOf(changed),
      changes: changesBetween(asRead(before), asRead(await dataOf(ctx, changed))),
    })
    const title = ctx.t('interested_people_done_corrected', { name: changed.contactName })
    return { version: changed.version, notify: [{ type: 'success', title }] }
  },
)

export async function dataOf(ctx: StaffContext, row: PersonRow): Promise<PersonData> {
  return {
    title: row.title,
    firstName: row.firstName,
    lastName: row.lastName,
    contactEmail: row.contactEmail,
    contactPhone: row.contactPhone && spelledPhone(row.contactPhone),
    language: row.language,
    objects: await wantedBy(ctx, row.id),
    roomsFrom: row.roomsFrom,
    rentMax: row.rentMax === null ? null : row.rentMax / 100,
    moveInFrom: row.moveInFrom,
    source: row.source,
    remark: row.remark,
    consentedOn: row.consentedOn,
  }
}

function columnsOf({ objects: _kept, rentMax, contactPhone, remark, ...data }: PersonData) {
  const phone = contactPhone ? phoneNumberOf(contactPhone) : null
  if (contactPhone && !phone) throw fieldRefusal('contactPhone', 'general_phone_number_error')
  if (!data.contactEmail && !phone) throw fieldRefusal('contactEmail', 'interested_people_reach_needed')
  return {
    title: data.title,
    firstName: data.firstName,
    lastName: data.lastName,
    contactEmail: data.contactEmail,
    contactPhone: phone?.international ?? null,
    language: data.language,
    roomsFrom: data.roomsFrom,
    rentMax: rentMax === null ? null : Math.round(rentMax * 100),
    moveInFrom: data.moveInFrom,
    source: data.source,
    remark: remark || null,
    consentedOn: data.consentedOn,
  }
}

/**
 * A person who asks again keeps one record and one history: the error says whose address it is. The lock makes a
 * concurrent write of the same address wait.
 */
async function assertNewAddress(ctx: StaffContext, { id, contactEmail }: Pick<PersonRow, 'id' | 'contactEmail'>) {
  if (!contactEmail) return
  const address = contactEmail.toLowerCase()
  await ctx.client.query('select pg_advisory_xact_lock(hashtextextended($1, 380))', [`${ctx.workspace.id} ${address}`])
  const [known] = await ctx.db
    .select({ id: interestedPerson.id, number: interestedPerson.number, name: interestedPerson.contactName })
    .from(interestedPerson)
    .where(
      and(
        eq(interestedPerson.workspaceId, ctx.workspace.id),
        eq(sql`lower(${interestedPerson.contactEmail})`, address),
        ne(interestedPerson.id, id),
      ),
    )
    .limit(1)
  if (!known) return
  const { number, name } = known
  throw new AppError('interested_people_address_known', { values: { number, name }, current: known })
}

async function nextNumber(ctx: StaffContext): Promise<number> {
  const { rows } = await ctx.client.query<{ last: string }>(
    `insert into number_sequence as s (workspace_id, name, last) values ($1, 'interested', 1)
      on conflict (workspace_id, name) do update set last = s.last + 1 returning last`,
    [ctx.workspace.id],
  )
  return Number(rows[0]?.last)
}

/** Updates recipient and search text of the thread. */
async function renameThread(ctx: StaffContext, { id, contactName, contactEmail }: PersonRow): Promise<void> {
  await ctx.client.query(
    `update mail_thread set contact_name = $3, contact_address = $4, search_text = folded(concat_ws(' ', $3::text, $4::text, subject))
      where workspace_id = $1 and id = $2`,
    [ctx.workspace.id, id, contactName, contactEmail ?? ''],
  )
}

/** Object names are the same in each language. */
const asRead = ({ objects, ...data }: PersonData) => ({
  ...data,
  objects: objects.map(({ displayName }) => displayName).join(' · '),
})
