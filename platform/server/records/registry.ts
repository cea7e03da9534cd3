// Registry of the record kinds that the areas declare, so that consumers such as the inbox need not import areas.

import type { KindShape, RecordRef } from './kind-shape.ts'
import type { FollowUpShape } from './mail-follow-up.ts'

/** Data of a record that another area stores; it is erased with the record. */
export interface RecordPart<Ctx> {
  /** Kind of the record; records of every kind without it. */
  of?: string
  /** Runs before the data of any area is erased. */
  beforeErasing?: (ctx: Ctx, id: string) => Promise<void>
  /** Returns storage keys, to be removed after commit. */
  erase?: (ctx: Ctx, id: string) => Promise<string[]>
}

export interface RegistryShape<Ctx, StaffCtx extends Ctx> {
  kinds: readonly KindShape<Ctx, StaffCtx>[]
  /** Undefined if the kind is null (unknown sender). */
  find: (kind: string | null | undefined) => KindShape<Ctx, StaffCtx> | undefined
  /** Throws for a kind that no area declares. */
  get: (kind: string) => KindShape<Ctx, StaffCtx>
  followUps: readonly FollowUpShape<Ctx>[]
  /** Erases the data of other areas about a record. Returns storage keys, to be removed after commit. */
  eraseParts: (ctx: Ctx, record: RecordRef) => Promise<string[]>
  /** Runs before the mail threads of these records are deleted. */
  beforeThreadsGo: (ctx: Ctx, recordIds: readonly string[]) => Promise<void>
}

interface Declared<Ctx, StaffCtx extends Ctx> {
  recordKinds?: readonly KindShape<Ctx, StaffCtx>[]
  recordParts?: readonly RecordPart<Ctx>[]
  mailFollowUps?: readonly FollowUpShape<Ctx>[]
  beforeThreadsGo?: (ctx: Ctx, recordIds: readonly string[]) => Promise<void>
}

/** Allowed names, because they are inserted into SQL. */
const sqlName = /^[a-z][a-z_]*$/

export function registryOf<Ctx, StaffCtx extends Ctx>(
  areas: readonly Declared<Ctx, StaffCtx>[],
): RegistryShape<Ctx, StaffCtx> {
  const kinds = areas.flatMap(({ recordKinds = [] }) => recordKinds)
  const parts = areas.flatMap(({ recordParts = [] }) => recordParts)
  const byKind = new Map(kinds.map((one) => [one.kind, one]))
  if (byKind.size < kinds.length) throw new Error('a kind of record is declared twice')
  for (const { kind, table, people } of kinds) {
    const names = [kind, table, ...(people ? [people.table, people.recordColumn] : [])]
    if (!names.every((name) => sqlName.test(name))) throw new Error(`${kind} has a name that SQL cannot have`)
  }
  const get = (kind: string): KindShape<Ctx, StaffCtx> => {
    const found = byKind.get(kind)
    if (!found) throw new Error(`no area declares records of the kind ${kind}`)
    return found
  }
  return {
    kinds,
    find: (kind) => (kind ? byKind.get(kind) : undefined),
    get,
    followUps: areas.flatMap(({ mailFollowUps = [] }) => mailFollowUps),
    async eraseParts(ctx, record) {
      const keys = []
      const concerned = parts.filter(({ of }) => of === undefined || of === record.kind)
      for (const part of concerned) await part.beforeErasing?.(ctx, record.id)
      for (const part of concerned) keys.push(...((await part.erase?.(ctx, record.id)) ?? []))
      return keys
    },
    async beforeThreadsGo(ctx, recordIds) {
      for (const area of areas) await area.beforeThreadsGo?.(ctx, recordIds)
    },
  }
}
