// Server of a stand-in whose replies are JSON.

import { createServer, type IncomingMessage } from 'node:http'

export interface JsonReply {
  status: number
  body: object
}

interface JsonDouble {
  /** Origin without a path. */
  url: string
  stop(): Promise<void>
}

/** Listens on a free port; alone it does not keep the process alive. A fault looks like one of the provider. */
export async function startJsonDouble(
  reply: (request: IncomingMessage) => JsonReply | Promise<JsonReply>,
  { statusOfFault = 500 } = {},
): Promise<JsonDouble> {
  // An error that is thrown at once is a fault, too.
  const answer = async (request: IncomingMessage) => reply(request)
  const server = createServer((request, response) => {
    void answer(request)
      .catch((error: unknown) => ({ status: statusOfFault, body: { error: String(error) } }))
      .then(({ status, body }) => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
      })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  server.unref()
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  }
}
