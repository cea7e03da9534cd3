// Declares a section that an area adds to a page of another area. The page renders its slots without knowing which
// areas add them.

import { use, type FunctionComponent } from 'react'
import type { SlotPlace } from '#platform/contract/slot-place.ts'
import type { SlotEntry, SlotRules } from './slot-entry.ts'

interface Declared<Props> extends SlotRules<Props> {
  load: () => Promise<{ default: FunctionComponent<Props> }>
}

export function slot<Props extends object>(
  place: SlotPlace<Props>,
  { load, ...shared }: Declared<Props>,
): SlotEntry<Props> {
  let loading: ReturnType<typeof load> | undefined
  let Loaded: FunctionComponent<Props> | undefined
  const loadOnce = () =>
    (loading ??= load().catch((failure: unknown) => {
      // Reset, so that a later attempt loads it again.
      loading = undefined
      throw failure
    }))
  return {
    ...shared,
    place: place.name,
    Section: (props) => {
      const Content = Loaded ?? use(loadOnce()).default
      return <Content {...props} />
    },
    preload: async () => {
      Loaded = (await loadOnce()).default
    },
  }
}
