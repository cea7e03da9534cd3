// Reads the columns of a table for the proposal: headings, values, and how many values are known object numbers.

import type { Context } from '#platform/server/context.ts'
import { objectKinds, objectStates, type ObjectKind } from '#areas/buildings/rules/object-state.ts'
import { columnValues, sampleOf } from '../../rules/import/column-values.ts'
import { folded, textIn } from '../../rules/import/import-cells.ts'
import { whyLeftOut } from '../../rules/import/import-headings.ts'
import type { Column, Proposal } from '../../rules/import/proposed-columns.ts'
import { numberKey } from '../../rules/number-key.ts'
import { numbered } from '../details/number.ts'
import { propertyObject } from '../tables.ts'
import { inPortions } from './portions.ts'
import type { Table } from './source.ts'
import { inAllLanguages, kindText, typeText, typesOf } from './words.ts'

export interface ReadColumn extends Column {
  /** Text key of the reason why the column is ignored; null if it can be imported. */
  leftOut: string | null
}

const longestNumber = 40
const stateNames: ReadonlySet<string> = new Set(
  objectStates.flatMap((state) => inAllLanguages(`state_${state}`)).map(folded),
)

/** Work per column is bounded by a sample of its cells. */
export async function columnsOf(
  ctx: Context,
  { headings, rows }: Table,
): Promise<{ columns: ReadColumn[]; knownNumbers: number[] }> {
  const samples = await inPortions(headings, (_, column) => sampleOf(rows, column))
  const texts = samples.flat().map(textIn)
  const known = await knownAmong(
    ctx,
    texts.filter((text) => text.length <= longestNumber),
  )
  const columns = await inPortions(headings, (heading, column): ReadColumn => {
    const values = columnValues(samples[column] ?? [], (text) => known.has(numberKey(text)), stateNames)
    const leftOut = whyLeftOut(heading, inAllLanguages) ?? (values.state >= 0.7 ? 'objects_import_left_state' : null)
    return { heading, values, leftOut, isLeftOut: leftOut !== null }
  })
  return { columns, knownNumbers: columns.map(({ values }) => values.known) }
}

async function knownAmong(ctx: Context, numbers: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await ctx.db
    .select({ number: propertyObject.referenceNumber })
    .from(propertyObject)
    .where(numbered(ctx, numbers))
  return new Set(rows.map(({ number }) => numberKey(number)))
}

const otherKindWords: Partial<Record<ObjectKind, readonly string[]>> = {
  parkingspace: ['parkplaetze', 'parking', 'garage'],
  craft: ['commerc', 'buero'],
}

/** Kind of the objects if no column contains it: by the name of the sheet or file, or because they have rooms. */
export function proposedKind(
  proposed: readonly (Proposal | null)[],
  names: readonly string[],
): { kind: ObjectKind | null; isSure: boolean } {
  const keys = new Set(proposed.map((one) => one?.key))
  if (keys.has('kind') || keys.has('objectType')) return { kind: null, isSure: true }
  const said = names.map(folded)
  const named = objectKinds.filter((kind) => wordsOfKind(kind).some((word) => said.some((name) => name.includes(word))))
  if (named.length === 1) return { kind: named[0] ?? null, isSure: false }
  return { kind: keys.has('rooms') ? 'apartment' : null, isSure: false }
}

const wordsOfKind = (kind: ObjectKind): string[] =>
  [...inAllLanguages(kindText(kind)), ...typesOf(kind).flatMap((type) => inAllLanguages(typeText(type)))]
    .map(folded)
    .filter((word) => word.length > 4)
    .concat(otherKindWords[kind] ?? [])
