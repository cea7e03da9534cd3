// A mail server in a process of its own that accepts every mail and discards it: the same for each measured sender.

import { SMTPServer } from 'smtp-server'
import { tellPort } from './tell-port.ts'

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
  tellPort(server.server.address())
})
