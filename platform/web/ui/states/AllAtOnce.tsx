// Shows the sections of a record together once all have loaded: each may turn out to be empty, and a late change of
// the layout makes the user miss a target. A section that takes longer than `moment` appears later.

import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import styles from './AllAtOnce.module.css'
import { LoadingRows } from './LoadingRows.tsx'

/** Milliseconds to wait for all sections. */
const moment = 1500
/**
 * Milliseconds without requests before the content is shown, because loaded sections may request more once rendered.
 */
const breath = 40

interface Props {
  children: ReactNode
  rows?: number
}

export function AllAtOnce({ children, rows }: Props) {
  const isThere = useAllThere()
  return (
    <>
      {!isThere && <LoadingRows {...(rows && { rows })} />}
      <div className={styles.content} data-waiting={!isThere || undefined}>
        {children}
      </div>
    </>
  )
}

function useAllThere(): boolean {
  const [isThere, setThere] = useState(false)
  const isWaiting = useIsFetching({ predicate: ({ state }) => state.data === undefined }) > 0
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), moment)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (isWaiting) return undefined
    const timer = setTimeout(() => setThere(true), breath)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return isThere
}
