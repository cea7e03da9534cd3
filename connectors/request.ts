// Sends requests of connectors, which are rare: minutes or days lie between two calls of the same service.

export type RequestOptions = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> }

/**
 * Like `fetch`, over a connection of its own: one kept from an earlier call may have been closed by the service in the
 * meantime, and the call would fail.
 */
export const request = (url: string, { headers, ...init }: RequestOptions): Promise<Response> =>
  fetch(url, { ...init, headers: { ...headers, connection: 'close' } })
