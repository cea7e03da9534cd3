// A record asks for its sections one by one, and each may find that it has nothing to say. They are shown when all have answered:
// what would move under a finger is missed by it. Whatever takes longer than a moment finds its place afterwards.

import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import styles from './AllAtOnce.module.css'
import { LoadingRows } from './LoadingRows.tsx'

/** In milliseconds. */
const moment = 1500
/** In milliseconds: what has come may ask for more once it is drawn. */
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
