// A value outside React's tree that components and plain functions can read and change.

import { useSyncExternalStore } from 'react'

export interface Store<Value> {
  now: () => Value
  set: (next: Value) => void
  subscribe: (listener: () => void) => () => void
}

export function makeStore<Value>(initial: Value): Store<Value> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    now: () => value,
    set: (next) => {
      value = next
      for (const tell of listeners) tell()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.now)
}
