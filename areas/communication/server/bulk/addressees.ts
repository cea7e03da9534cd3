// Possible recipients in a thread: its contact, each person of the household and the other correspondents.

import type { StaffContext } from '#platform/server/context.ts'
import type { Input } from '#platform/server/http/input.ts'
import { languageOf } from '#platform/server/records/find-record.ts'
import { peopleOf } from '#platform/server/records/record-people.ts'
import { fieldRefusal } from '#platform/server/app-error.ts'
import type { sendDirectMail } from '../../contract/thread.ts'
import { lastToWrite, ownSubject, subjectOfReply } from '../writing/answering.ts'
import { othersIn } from '../inbox/correspondents.ts'
import type { Addressee } from '../writing/filling.ts'
import { recordOf, type ThreadRow } from '../inbox/thread-row.ts'

type Named = Pick<Input<typeof sendDirectMail>['body'], 'adultId' | 'answersMailId' | 'language'>

/**
 * Returns the contact, a person of the household or another correspondent. The language of the text overrides the
 * contact's language.
 */
export async function addresseeFor(
  ctx: StaffContext,
  thread: ThreadRow,
  { adultId, answersMailId, language }: Named,
): Promise<Addressee> {
  const own = await addresseeOf(ctx, thread)
  const usual = { ...own, language: language ?? own.language }
  if (answersMailId) return { language: usual.language, ...(await otherWho(ctx, thread, answersMailId)) }
  if (!adultId) return usual
  const person = (await peopleOf(ctx, recordOf(thread))).find(({ id }) => id === adultId)
  if (!person) throw fieldRefusal('adultId', 'communication_person_not_found')
  if (!person.email) throw fieldRefusal('adultId', 'communication_reason_no_address')
  const { id, firstName, lastName, email } = person
  return { ...usual, name: `${firstName} ${lastName}`, address: email, adultId: id }
}

async function otherWho(ctx: StaffContext, thread: ThreadRow, answersMailId: string) {
  const other = (await othersIn(ctx, thread)).find(({ mailIds }) => mailIds.includes(answersMailId))
  if (!other) throw fieldRefusal('answersMailId', 'communication_other_not_written_to')
  const { name, address } = other
  return { name: name || address, address, answersMailId }
}

export async function addresseeOf(ctx: StaffContext, thread: ThreadRow): Promise<Addressee> {
  const record = recordOf(thread)
  return {
    name: thread.contactName || thread.contactAddress,
    address: thread.contactAddress,
    language: (record && (await languageOf(ctx, record))) ?? ctx.workspace.languages[0] ?? 'de',
  }
}

/**
 * Returns all possible recipients, each with the subject of a reply to them, and preselects the last correspondent
 * who wrote.
 */
export async function addresseesIn(ctx: StaffContext, thread: ThreadRow) {
  const { name, address } = await addresseeOf(ctx, thread)
  const subjectFor = (whom: string) => subjectOfReply(ctx, thread, whom)
  const to = { name, address, subject: address ? await subjectFor(address) : await ownSubject(ctx, thread, '') }
  const people = []
  for (const person of await othersOfHousehold(ctx, thread)) {
    people.push({ ...person, subject: await subjectFor(person.address) })
  }
  const others = []
  for (const { mailIds, ...other } of await othersIn(ctx, thread)) {
    const [newest = ''] = mailIds
    const displayName = other.name || other.address
    const subject = await subjectFor(other.address)
    others.push({ value: newest, mailIds, displayName, address: other.address, subject })
  }
  const last = await lastToWrite(ctx, thread)
  const isLast = (one: { address: string }) => one.address.toLowerCase() === last
  const beginsWith = {
    adultId: people.find(isLast)?.value ?? null,
    answersMailId: others.find(isLast)?.value ?? null,
  }
  return { to, people, others, beginsWith, subject: [...people, ...others].find(isLast)?.subject ?? to.subject }
}

/** Excludes the contact's own address, which has its own entry. */
async function othersOfHousehold(ctx: StaffContext, thread: ThreadRow) {
  const usual = thread.contactAddress.toLowerCase()
  return (await peopleOf(ctx, recordOf(thread))).flatMap(({ id, firstName, lastName, email }) =>
    email && email.toLowerCase() !== usual
      ? [{ value: id, displayName: `${firstName} ${lastName}`, address: email }]
      : [],
  )
}
