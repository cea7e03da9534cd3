// Live region of a builder: reads out what `announce` was given.

import { useStore } from '../core/store.ts'
import { announced } from './announce.ts'

export function Announced() {
  const words = useStore(announced)
  return (
    <p className="visually-hidden" role="status">
      {words}
    </p>
  )
}
