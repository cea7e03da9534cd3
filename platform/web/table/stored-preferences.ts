// List preferences of this user, kept in this browser: page size (spec 1 §3) and row density.

import { useLocalStorage } from '@mantine/hooks'
import { defaultPageSize, pageSizes } from '#platform/contract/table.ts'

export type Density = 'comfortable' | 'compact'

export function useRowsPerPage() {
  return useLocalStorage<number>({
    key: 'pagination',
    defaultValue: defaultPageSize,
    getInitialValueInEffect: false,
    deserialize: pageSizeIn,
    serialize: String,
  })
}

export function useDensity() {
  return useLocalStorage<Density>({
    key: 'tableDensity',
    defaultValue: 'comfortable',
    getInitialValueInEffect: false,
    deserialize: (text) => (text === 'compact' ? 'compact' : 'comfortable'),
    serialize: (density) => density,
  })
}

/** A size that is no longer offered, or an invalid stored value, falls back to the default. */
export function pageSizeIn(text: string | undefined): number {
  return pageSizes.find((size) => String(size) === text) ?? defaultPageSize
}
