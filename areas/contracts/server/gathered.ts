// Everything an agreement is made of, as it is passed on once it has been read.

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
  /** Of the object itself, as agreed or as the object has them. */
  rents: RentsOfObject
  /** What is let with the object, each with its rents. */
  together: (LetTogether & { rents: RentsOfObject; before: RentBefore | null })[]
  /** Of all that is let. */
  total: RentsOfObject
  duty: FormDuty
  form: InitialRentStatement | null
  /** Whose agreement the previous rent was taken from. */
  previousOf: string | null
  wording: Wording
  agreed: Agreed
  missing: Missing[]
}
