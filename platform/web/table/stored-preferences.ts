// List preferences kept in this browser: page size per workspace, user and list (spec 1 §3), and row density.

import { useLocalStorage } from '@mantine/hooks'
import { defaultPageSize, pageSizes } from '#platform/contract/table.ts'
import { useInit, useSession } from '../api/session.ts'

export type Density = 'comfortable' | 'compact'

export function useRowsPerPage(list: string) {
  const { tenant } = useInit()
  const { user } = useSession()
  return useLocalStorage<number>({
    key: pageSizeKey(tenant, user.id, list),
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

/** Storage key of the page size that a user chose for a list of a workspace. */
export const pageSizeKey = (workspace: string, userId: string, list: string): string =>
  ['pagination', workspace, userId, list].join(':')

/** The page size is offered only where it changes what is shown. */
export const offersPageSize = (rows: number, size: number): boolean => rows > Math.min(size, defaultPageSize)

/** A size that is no longer offered, or an invalid stored value, falls back to the default. */
export function pageSizeIn(text: string | undefined): number {
  return pageSizes.find((size) => String(size) === text) ?? defaultPageSize
}
