import { useSyncExternalStore } from 'react'
import type { Part, PartState } from './part.ts'

export const usePart = (part: Part): PartState => useSyncExternalStore(part.subscribe, part.now)
