declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net'

  interface Message {
    raw: string
  }
  interface Folder {
    messages?: Message[]
  }
  interface ImapServer {
    server: Server
    listen(port: number, host: string, listening: () => void): void
    close(closed: () => void): void
    appendMessage(mailbox: string, flags: string[], date: string | false, raw: string): void
    getMailbox(path: string): { messages: Message[] } | undefined
  }
  export default function hoodiecrow(options: {
    plugins: string[]
    storage: Record<string, Folder & { folders?: Record<string, Folder> }>
  }): ImapServer
}
