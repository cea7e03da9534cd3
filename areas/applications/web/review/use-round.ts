// State of a review: position, grades given, and undo of the last grade.

import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { startTransition, useEffect, useState } from 'react'
import { queryOf } from '#platform/web/api/query.ts'
import { useAddress } from '#platform/web/core/address.ts'
import { getApplication } from '../../contract/application.ts'
import { getEvaluation, getSecondEvaluation } from '../../contract/evaluation.ts'
import { getPriorityApartments } from '../../contract/offers.ts'
import type { Grade } from '../../rules/application-state.ts'
import { useGrading, useSecondGrading } from '../changes.ts'
import { judgedIn, type Step } from './round-steps.ts'

export interface Round {
  id: string
  /** From 1. */
  position: number
  total: number
  /** True after the last application. */
  isOver: boolean
  graded: number
  canUndo: boolean
  /** The current application and loaded neighbours, which are rendered in advance. */
  drawn: string[]
  next: () => void
  previous: () => void
  /** Saves the overall grade and moves on. */
  grade: (grade: Grade) => void
  undo: () => void
}

const ahead = 3
/** Milliseconds without moving on before the position is written to the URL. */
const rest = 300

export function useRound(ids: readonly string[]): Round {
  const queryClient = useQueryClient()
  const { search, setSearch } = useAddress()
  // The position is local state and written to the URL with a delay, so that the next dossier does not wait for a
  // navigation.
  const [place, setPlace] = useState(() => Math.max(0, ids.indexOf(search.at ?? '')))
  const [steps, setSteps] = useState<readonly Step[]>([])
  const id = ids[place] ?? ''
  const last = steps.at(-1)
  const first = useGrading(id)
  const second = useSecondGrading(id)
  const firstBack = useGrading(last?.id ?? id)
  const secondBack = useSecondGrading(last?.id ?? id)

  const around = useDrawnAround(ids, place)

  useEffect(() => {
    const noting = setTimeout(() => void setSearch({ at: ids[place] }, { replace: true }), rest)
    return () => clearTimeout(noting)
  }, [ids, place, setSearch])

  const goTo = (wanted: number) => setPlace(Math.min(Math.max(wanted, 0), ids.length))
  return {
    id,
    position: Math.min(place + 1, ids.length),
    total: ids.length,
    isOver: place >= ids.length,
    graded: new Set(steps.map((step) => step.id)).size,
    canUndo: last !== undefined,
    drawn: ids.slice(Math.max(place - ahead, 0), place + ahead).filter((one) => one === id || around.has(one)),
    next: () => goTo(place + 1),
    previous: () => goTo(place - 1),
    grade(grade) {
      const view = queryClient.getQueryData(queryOf(getEvaluation, { params: { id } }).queryKey)
      const other = queryClient.getQueryData(queryOf(getSecondEvaluation, { params: { id } }).queryKey)
      const judged = judgedIn({ id, place }, view, other)
      if (!judged) return
      setSteps([...steps, judged])
      const verdict = judged.isSecond ? second : first
      verdict.mutate({ overall: grade })
      goTo(place + 1)
    },
    undo() {
      if (!last) return
      setSteps(steps.slice(0, -1))
      const verdict = last.isSecond ? secondBack : firstBack
      verdict.mutate({ overall: last.before, ...(last.before && { overallNote: last.note }) })
      goTo(last.place)
    },
  }
}

/** Pre-renders loaded neighbours after the current application is shown; a key press postpones this. */
function useDrawnAround(ids: readonly string[], place: number): ReadonlySet<string> {
  const queryClient = useQueryClient()
  const [drawn, setDrawn] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    let isLeft = false
    const near = ids.slice(Math.max(place - 1, 0), place + 3)
    const loading = ids.slice(place, place + ahead + 1).map((one) => preload(queryClient, one))
    void Promise.all(loading).then(() => {
      if (!isLeft) startTransition(() => setDrawn(new Set(near)))
    })
    return () => {
      isLeft = true
    }
  }, [ids, place, queryClient])
  return drawn
}

function preload(queryClient: QueryClient, id: string) {
  const sent = { params: { id } }
  return Promise.all([
    queryClient.prefetchQuery({ ...queryOf(getApplication, sent), staleTime: 60_000 }),
    queryClient.prefetchQuery({ ...queryOf(getEvaluation, sent), staleTime: 60_000 }),
    queryClient.prefetchQuery({ ...queryOf(getSecondEvaluation, sent), staleTime: 60_000 }),
    queryClient.prefetchQuery({ ...queryOf(getPriorityApartments, sent), staleTime: 60_000 }),
  ])
}
