// Units from another system are imported by the same rules as file rows: same plan, same writes.

import type { Context } from '#platform/server/context.ts'
import type { Cell } from '../../rules/import/import-cells.ts'
import type { ImportKey } from '../../rules/import/import-fields.ts'
import { knownBy } from '../../rules/number-key.ts'
import { numbered } from '../details/number.ts'
import { propertyObject } from '../tables.ts'
import { lockWishes, writeRows } from './apply.ts'
import { planOf } from './plan.ts'
import type { PlannedRow } from './row-plan.ts'

interface ForeignUnits {
  columns: readonly ImportKey[]
  units: readonly { reference: string; cellsFor: (standing: 'new' | 'free' | 'taken') => Cell[] }[]
  /** Takes the locks needed for writing. */
  held: boolean
}

/** Existing buildings keep their data (decision 0240). */
export async function planUnits(ctx: Context, { columns, units, held }: ForeignUnits): Promise<PlannedRow[]> {
  const reading = { sheet: '', headerRow: 1, mapping: [...columns], kind: null }
  const standings = await standingsOf(
    ctx,
    units.map(({ reference }) => reference),
  )
  const rows = units.map(({ reference, cellsFor }, at) => ({
    number: at + 1,
    cells: cellsFor(standings.get(reference) ?? 'new'),
  }))
  const table = { headings: [...columns], rows }
  const planned = await planOf(ctx, table, { reading, held: false, keepsHouses: true })
  if (!held) return planned
  await lockWishes(ctx, planned)
  return planOf(ctx, table, { reading, held, keepsHouses: true })
}

/** `taken` for objects that are assigned, rented or sold. */
async function standingsOf(ctx: Context, references: readonly string[]): Promise<Map<string, 'free' | 'taken'>> {
  if (references.length === 0) return new Map()
  const rows = await ctx.db
    .select({ reference: propertyObject.referenceNumber, state: propertyObject.lettingState })
    .from(propertyObject)
    .where(numbered(ctx, references))
  const taken = new Set<string>(['assigned', 'rented', 'sold'])
  const stateFor = knownBy(rows, ({ reference }) => reference)
  return new Map(
    references.flatMap((reference): [string, 'free' | 'taken'][] => {
      const known = stateFor(reference)
      return known && known !== 'several' ? [[reference, taken.has(known.state) ? 'taken' : 'free']] : []
    }),
  )
}

interface Writing {
  cause: string
  /** False for a unit that is already let; its new object begins inactive. */
  isFree: (reference: string) => boolean
}

export async function writeUnits(ctx: Context, rows: readonly PlannedRow[], { cause, isFree }: Writing): Promise<void> {
  await writeRows(ctx, rows, {
    cause,
    stateOf: ({ referenceNumber }) => (isFree(referenceNumber) ? 'available' : 'inactive'),
  })
}
