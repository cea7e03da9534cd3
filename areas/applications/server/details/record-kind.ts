// Applications as records with mails, letters and bulk mail.

import type { Context } from '#platform/server/context.ts'
import type { MailFollowUp, RecordKind } from '#platform/server/records/record-kind.ts'
import { anonymiseIfDue } from '../anonymising.ts'
import { householdsOf } from '../bulk-recipients.ts'
import { retellDenials } from '../denials/denial-mails.ts'
import { homesOf } from '../homes.ts'
import { householdValues } from '../household/household-values.ts'
import { applicationFiling } from './mail-filing.ts'
import { retellOfferReminders } from '../offers/offer-reminder.ts'
import { countDue, listDue } from '../retention-due.ts'

const valuesOf: RecordKind['words']['valuesOf'] = (ctx: Context, ids, { languageOf, personId }) =>
  householdValues(ctx, ids, { adultId: personId, language: languageOf })

export const applicationKind: RecordKind = {
  kind: 'application',
  subject: 'application',
  table: 'application',
  isKept: 'r.anonymised_at is null',
  takesMails: `r.progress_state <> 'inactive'`,
  choice: 'communication_record_application',
  pageOf: (id) => `/applications/${id}`,
  addressFormOf: (id) => `/applications/${id}?panel=ApplicationEdit:${id}`,
  people: { table: 'adult', recordColumn: 'application_id' },
  words: { template: 'free_applications', personTemplate: 'adult_mail', valuesOf },
  livingAt: homesOf,
  bulk: {
    view: 'Applications',
    action: 3,
    isDefault: true,
    repeated: 'communication_excluded_repeated',
    recipientsOf: householdsOf,
    valuesOf,
  },
  filing: applicationFiling,
  retention: { countDue, listDue, erase: anonymiseIfDue },
}

export const applicationFollowUps: MailFollowUp = {
  mailKinds: ['offer-reminder', 'denial'],
  async afterChange(ctx, mailIds) {
    await retellOfferReminders(ctx, mailIds)
    await retellDenials(ctx, mailIds)
  },
}
