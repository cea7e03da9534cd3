// A server of the bench reports its port, and ends with the bench, however that ends.

import type { AddressInfo } from 'node:net'

export function tellPort(address: AddressInfo | string | null): void {
  process.once('disconnect', () => process.exit())
  process.send?.({ port: typeof address === 'object' ? address?.port : undefined })
}
