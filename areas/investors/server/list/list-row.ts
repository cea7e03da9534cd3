// Columns of the list of investors as SQL. `t` is the investor.

import type { Language } from '#platform/rules/project-type.ts'
import { mailFields, type FoundMails } from '#platform/server/mail/row-marks.ts'
import type { FoundRow } from '#platform/server/table/declaration.ts'
import type { InvestorState, InvestorType } from '../../rules/investor-facts.ts'
import { isBoundSql } from '../record/investor-row.ts'

export interface FoundInvestor extends FoundRow, FoundMails {
  number: number
  progressState: InvestorState
  company: string
  investorType: InvestorType
  seat: string | null
  contactName: string
  contactEmail: string | null
  contactPhone: string | null
  language: Language
  cantons: string[]
  postalCodes: string[]
  propertyUses: string[]
  volumeFrom: number | null
  volumeTo: number | null
  yieldFrom: number | null
  dealTypes: string[]
  projects: number
  isCoBroker: boolean
  optedOutAt: Date | null
  generalNdaOn: string | null
  generalNdaUntil: string | null
  isBound: boolean
  lastMailAt: Date | null
  createdAt: Date
}

/** Projects in which the investor takes part, from the proposal on. */
const projectsSql = `(select count(*)::int from investor_application a
  where a.workspace_id = t.workspace_id and a.investor_id = t.id
    and a.state not in ('matched', 'not_interested', 'opted_out', 'declined', 'inactive'))`

export const investorFields: Record<keyof FoundInvestor, string> = {
  id: 't.id',
  ...mailFields(),
  number: 't.number',
  progressState: 't.progress_state',
  company: 't.company',
  investorType: 't.investor_type',
  seat: 't.seat',
  contactName: 't.contact_name',
  contactEmail: 't.contact_email',
  contactPhone: 't.contact_phone',
  language: 't.language',
  cantons: 't.cantons',
  postalCodes: 't.postal_codes',
  propertyUses: 't.property_uses',
  volumeFrom: 't.volume_from',
  volumeTo: 't.volume_to',
  yieldFrom: 't.yield_from',
  dealTypes: 't.deal_types',
  projects: projectsSql,
  isCoBroker: 't.is_co_broker',
  optedOutAt: 't.opted_out_at',
  generalNdaOn: 't.general_nda_on',
  generalNdaUntil: 't.general_nda_until',
  isBound: isBoundSql,
  lastMailAt: `(select m.last_at from mail_thread m where m.workspace_id = t.workspace_id and m.id = t.id and m.mails > 0)`,
  createdAt: 't.created_at',
}
