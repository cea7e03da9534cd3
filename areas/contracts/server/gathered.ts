// Type of the data of an agreement, as read by `gather`.

import type { ApplicationRow, findObject, LetTogether } from '#areas/applications/server/public.ts'
import type { adult } from '#areas/applications/server/public.ts'
import type { ContractRow, RentsOfObject, TenancyRow } from '#areas/tenants/server/public.ts'
import type { Agreed, InitialRentStatement, Missing } from '../rules/agreement-missing.ts'
import type { FormDuty } from '../rules/initial-rent.ts'
import type { RentBefore } from './rents-before.ts'
import type { Wording } from './settings.ts'

type HousedObject = Awaited<ReturnType<typeof findObject>>
export type AdultRow = typeof adult.$inferSelect

export interface Gathered {
  tenancy: TenancyRow
  application: ApplicationRow
  housed: HousedObject
  adults: AdultRow[]
  landlord: { name: string; address: string; person: string; phone: string; email: string }
  contract: ContractRow
  /** Rents of the main object: as agreed, otherwise the object's own. */
  rents: RentsOfObject
  /** Objects let together with the main object, each with its rents. */
  together: (LetTogether & { rents: RentsOfObject; before: RentBefore | null })[]
  /** Total of all objects let. */
  total: RentsOfObject
  duty: FormDuty
  form: InitialRentStatement | null
  /** Household whose agreement the previous rent was taken from. */
  previousOf: string | null
  wording: Wording
  agreed: Agreed
  missing: Missing[]
}
