// The key that limits count an anonymous client by.

import { networkOf } from '../../rules/network.ts'

/** A client that has disconnected has no address any more. */
const disconnected = 'disconnected'

export const clientKey = ({ ip }: { ip: string | undefined }): string => (ip ? networkOf(ip) : disconnected)
