// A mail server as a process of its own that takes everything and counts it: the same for whoever is measured.

import { SMTPServer } from 'smtp-server'

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData(stream, _session, done) {
    stream.resume()
    stream.on('end', () => done())
  },
})
server.on('error', () => {})
server.listen(0, '127.0.0.1', () => {
  const address = server.server.address()
  process.send?.({ port: address !== null && typeof address === 'object' ? address.port : undefined })
})
