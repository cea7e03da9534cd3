// The open side panel in the address: `?panel=ApplicationEdit:<id>[:<extra>]`.

import { isPanel } from './known-panels.ts'

export interface OpenPanel {
  key: string
  id: string
  extra?: string
}

/** Undefined for an unknown panel key, which is ignored. */
export function panelIn(value: string | undefined): OpenPanel | undefined {
  const [key, id, ...rest] = (value ?? '').split(':')
  if (!isPanel(key) || !id) return undefined
  return rest.length > 0 ? { key, id, extra: rest.join(':') } : { key, id }
}

export function addressOfPanel({ key, id, extra }: OpenPanel): string {
  return [key, id, ...(extra ? [extra] : [])].join(':')
}
