// Row of the tenant list.

import type { ContractState } from '#areas/applications/rules/application-state.ts'
import type { Language } from '#platform/rules/project-type.ts'
import type { FoundMails } from '#platform/server/mail/row-marks.ts'
import type { FoundRow } from '#platform/server/table/declaration.ts'

export interface FoundTenant extends FoundRow, FoundMails {
  applicationId: string
  number: number
  names: string
  contactEmail: string
  contactPhone: string | null
  language: Language
  objectId: string
  object: string
  /** Titles of the objects let together. */
  together: string | null
  address: string
  /** Total of all objects let, Rappen per month. */
  grossRent: number | null
  contractState: ContractState
  contractStart: string | null
  contractNumber: string | null
  kind: 'offer' | 'direct'
  releasedAt: Date
  quitOn: string | null
  endedAt: Date | null
  version: number
}
