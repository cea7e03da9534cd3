// Has the figures counted anew when they are behind, and asks again until they are current.

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { keyOf, useChange } from '#platform/web/api/query.ts'
import { getDashboard, getDashboardDetail, refreshFigures } from '../contract/dashboard.ts'
import type { FiguresAge } from '../contract/figures.ts'

const pause = 2000
/** Afterwards the page shows its age and a button; a very large first count goes on without it. */
const mostTries = 30

export function useRefreshFigures(age: FiguresAge | undefined): { isCounting: boolean; countAgain: () => void } {
  const queryClient = useQueryClient()
  const tries = useRef(0)
  const { mutate } = useChange(refreshFigures)
  const isBehind = age?.isBehind ?? false
  useEffect(() => {
    if (isBehind && tries.current === 0) mutate({ body: {} })
    if (!isBehind) tries.current = 0
    if (!isBehind || tries.current >= mostTries) return undefined
    const timer = setTimeout(() => {
      tries.current += 1
      for (const endpoint of [getDashboard, getDashboardDetail])
        void queryClient.invalidateQueries({ queryKey: keyOf(endpoint) })
    }, pause)
    return () => clearTimeout(timer)
  }, [isBehind, age, mutate, queryClient])
  return {
    isCounting: isBehind,
    countAgain() {
      tries.current = 0
      mutate({ body: {} })
    },
  }
}
