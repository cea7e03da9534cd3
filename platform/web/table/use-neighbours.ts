// Neighbours of a row in the list that it was opened from. Near the end of the known rows, more are prefetched, so
// that the user does not wait.

import { useEffect, useReducer } from 'react'
import { endpoint } from '#platform/contract/endpoint.ts'
import { tableAnswer, tableQuery } from '#platform/contract/table.ts'
import { call } from '../api/call.ts'
import { neighboursOf, rememberedList, rememberList, withMore, type Neighbours, type Side } from './list-memory.ts'
import { listStateOf, tableQueryOf } from './list-state.ts'
import { idsAfter, idsBefore, type AskPage } from './next-rows.ts'

interface NeighbourWays {
  neighbours: Neighbours | undefined
  /** Resolves with the row on this side, loading it if necessary; undefined at the end of the list. */
  find: (side: Side) => Promise<string | undefined>
}

export function useNeighbours(id: string): NeighbourWays {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const neighbours = neighboursOf(id)
  const find = async (side: Side) => {
    if (!known(id, side) && isFurther(id, side)) {
      await learnMore(side)
      drawAgain()
    }
    return known(id, side)
  }
  const isBeforeNear = lacks(id, 'before')
  const isAfterNear = lacks(id, 'after')
  useEffect(() => {
    // An error is shown only when the user moves on, not while prefetching.
    const learn = (side: Side) => learnMore(side).then(drawAgain, () => undefined)
    if (isAfterNear) void learn('after')
    if (isBeforeNear) void learn('before')
  }, [id, isAfterNear, isBeforeNear])
  return { neighbours, find }
}

function known(id: string | undefined, side: Side): string | undefined {
  const neighbours = id === undefined ? undefined : neighboursOf(id)
  return side === 'after' ? neighbours?.next : neighbours?.previous
}

function isFurther(id: string, side: Side): boolean {
  const neighbours = neighboursOf(id)
  return (side === 'after' ? neighbours?.hasNext : neighbours?.hasPrevious) ?? false
}

/** True if fewer than two rows are known on this side and more exist. */
function lacks(id: string, side: Side): boolean {
  const next = known(id, side)
  return next === undefined ? isFurther(id, side) : known(next, side) === undefined && isFurther(next, side)
}

const underway = new Map<Side, Promise<void>>()

/** Repeated calls share one request. */
function learnMore(side: Side): Promise<void> {
  const asked = underway.get(side) ?? readMore(side).finally(() => underway.delete(side))
  underway.set(side, asked)
  return asked
}

async function readMore(side: Side): Promise<void> {
  const list = rememberedList()
  if (!list) return
  const rows = endpoint({ method: 'GET', path: list.source, summary: '', query: tableQuery, response: tableAnswer })
  const ask: AskPage = async (page) => {
    const query = { ...tableQueryOf({ ...listStateOf(list.query), page }, list.rowsPerPage), tableDataOnly: true }
    const { tableData } = await call(rows, { query })
    return tableData.body.filter((row) => row._rowType === undefined).map((row) => row._id)
  }
  const more = side === 'after' ? await idsAfter(list, ask) : await idsBefore(list, ask)
  const now = rememberedList()
  const isSame = now?.source === list.source && now.query === list.query
  // Meanwhile the other end may have grown; if another list was opened, the result is discarded.
  if (isSame && endOf(now, side) === endOf(list, side)) rememberList(withMore(now, side, more))
}

const endOf = ({ ids }: { ids: string[] }, side: Side) => ids.at(side === 'after' ? -1 : 0)
