// Refetches the displayed queries when a live topic changes.

import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { LiveTopic } from '#platform/contract/live.ts'
import { live } from './live.ts'

/** Query keys that start with one of `stale` are invalidated on the topic. */
export function useLive(topic: LiveTopic, stale: readonly QueryKey[]) {
  const queryClient = useQueryClient()
  const askAnew = useEffectEvent(() =>
    Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  )
  useEffect(() => live.on(topic, () => askAnew()), [topic])
}

/** Used by the frame around the screens: listens for as long as the frame is mounted. */
export function useFollowLive(isWanted: boolean) {
  useEffect(() => (isWanted ? live.follow() : undefined), [isWanted])
}
