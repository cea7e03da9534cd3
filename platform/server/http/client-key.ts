// Returns the key that rate limits use for an anonymous client.

import { networkOf } from '../../rules/network.ts'

/** A disconnected client no longer has an address. */
const disconnected = 'disconnected'

export const clientKey = ({ ip }: { ip: string | undefined }): string => (ip ? networkOf(ip) : disconnected)
