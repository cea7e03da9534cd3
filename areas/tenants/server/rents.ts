// Rents of all objects of a tenancy, in total and one by one: the agreed terms, otherwise the object's prices.

import { and, eq } from 'drizzle-orm'
import {
  allTogether,
  rentsOf as rentsTogether,
  type AssignmentRow,
  type HousedObject,
  type LetTogether,
} from '#areas/applications/server/public.ts'
import { isAgreementOut } from '#areas/applications/rules/offers/assignment-can.ts'
import type { Context } from '#platform/server/context.ts'
import { rentalContract } from './tables.ts'

export type ContractRow = typeof rentalContract.$inferSelect

/** In Rappen a month; the deposit is a one-time amount. */
export interface RentsOfObject {
  net: number | null
  ancillary: number | null
  gross: number | null
  deposit: number | null
}

interface AgreedRents {
  /** Rents of the main object; only `gross` if no others are known. */
  own: RentsOfObject
  /** Total of all objects let. */
  total: RentsOfObject
}

export async function agreedRents(
  ctx: Context,
  { id, contractState }: Pick<AssignmentRow, 'id' | 'contractState'>,
  housed: HousedObject,
): Promise<AgreedRents> {
  const contract = await readContract(ctx, id)
  const rents = rentsOf(contract, housed)
  const hasTerms = contract.netRent !== null || contract.ancillaryCost !== null
  const { grossRent } = housed.object
  const own = { ...rents, gross: hasTerms ? (rents.gross ?? grossRent) : grossRent }
  const together = (await namedTogether(ctx, id, isAgreementOut({ contractState }))).map(rentsOfCompanion)
  const gross = own.gross === null ? null : together.reduce((all, one) => all + (one.gross ?? 0), own.gross)
  return { own, total: { ...sumOf([own, ...together]), gross } }
}

/** An agreement that has been sent names the objects let at that time, without later additions and removals. */
export const namedTogether = async (ctx: Context, tenancyId: string, isOut: boolean): Promise<LetTogether[]> =>
  (await allTogether(ctx, tenancyId)).filter(({ letFrom, endedAt }) => (isOut ? letFrom === null : endedAt === null))

/** Default terms before any are saved. */
const untouched = {
  netRent: null,
  ancillaryCost: null,
  deposit: null,
  endsOn: null,
  noticeMonths: 3,
  noticeDates: null,
  isFirstLetting: false,
  previousNetRent: null,
  previousAncillaryCost: null,
  rentReason: null,
  referenceRate: null,
  priceIndex: null,
  parties: null,
  templateVersion: null,
  sentAt: null,
}

export async function readContract(ctx: Context, assignmentId: string): Promise<ContractRow> {
  const [row] = await ctx.db
    .select()
    .from(rentalContract)
    .where(and(eq(rentalContract.workspaceId, ctx.workspace.id), eq(rentalContract.assignmentId, assignmentId)))
  return row ?? { workspaceId: ctx.workspace.id, assignmentId, ...untouched }
}

export function rentsOf(contract: ContractRow, { object }: HousedObject): RentsOfObject {
  return withGross({
    net: contract.netRent ?? object.netRent,
    ancillary: contract.ancillaryCost ?? object.ancillaryCost,
    deposit: contract.deposit ?? object.deposit,
  })
}

const withGross = (rents: Omit<RentsOfObject, 'gross'>): RentsOfObject => ({
  ...rents,
  gross: rents.net === null ? null : rents.net + (rents.ancillary ?? 0),
})

/** The net rent is null if that of the main object is unknown; a companion without a value adds nothing. */
export function sumOf([own, ...others]: [RentsOfObject, ...RentsOfObject[]]): RentsOfObject {
  const sum = (key: keyof RentsOfObject): number | null => {
    const more = others.flatMap((one) => one[key] ?? [])
    return own[key] === null && more.length === 0 ? null : more.reduce((all, one) => all + one, own[key] ?? 0)
  }
  return withGross({ net: own.net === null ? null : sum('net'), ancillary: sum('ancillary'), deposit: sum('deposit') })
}

export const rentsOfCompanion = (one: LetTogether): RentsOfObject => withGross(rentsTogether(one))

/** Notice period in months, as agreed or by default. */
export const agreedNoticeMonths = async (ctx: Context, tenancyId: string): Promise<number> =>
  (await readContract(ctx, tenancyId)).noticeMonths
