// True while the browser has a connection; requests are paused without one.

import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

const follow = (listener: () => void) => onlineManager.subscribe(listener)
const isOnline = () => onlineManager.isOnline()

export const useOnline = (): boolean => useSyncExternalStore(follow, isOnline, isOnline)
