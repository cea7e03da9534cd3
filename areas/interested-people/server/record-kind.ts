// Interested people as records with mails and bulk mail.

import type { RecordKind } from '#platform/server/records/record-kind.ts'
import { personAddress } from '../rules/person-address.ts'
import { chosenPeople, recordBulkMail } from './bulk-recipients.ts'
import { interestedOf, interestedValues } from './mailing.ts'
import type { PersonRow } from './person-row.ts'

type ValuesOf = RecordKind['words']['valuesOf']

const valuesOfThose =
  (isMeant: (person: PersonRow) => boolean): ValuesOf =>
  async (ctx, ids, { languageOf }) => {
    const people = (await interestedOf(ctx, ids)).filter(isMeant)
    return new Map(people.map((person) => [person.id, interestedValues(person, languageOf(person.language))]))
  }

export const personKind: RecordKind = {
  kind: 'interested',
  subject: 'interested_person',
  table: 'interested_person',
  takesMails: `r.progress_state in ('new', 'contacted')`,
  choice: 'communication_record_interested',
  pageOf: personAddress,
  addressFormOf: personAddress,
  words: { template: 'free_interested_people', valuesOf: valuesOfThose(() => true) },
  bulk: {
    view: 'InterestedPeople',
    action: 2,
    permission: 'interested_people',
    repeated: 'communication_excluded_repeated_person',
    recipientsOf: chosenPeople,
    valuesOf: valuesOfThose(({ progressState }) => progressState !== 'inactive'),
    recordWritten: recordBulkMail,
  },
}
