// Test helper: stores an incoming mail in the state that the receiving code leaves.

import type { Workspace } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { mailMessage } from '#platform/server/mail/tables.ts'
import { writeThreads } from '#platform/server/mail/threads.ts'
import { markUnread } from '#platform/server/mail/unread.ts'
import type { World } from '#platform/server/testing/world.ts'

interface Arrival {
  /** Id of the record; without it, the thread belongs to no record. */
  threadId?: string
  about?: string
  from?: { name: string; address: string }
  subject?: string
  text?: string
}

/** Returns the ids of thread and mail. */
export function arrive(
  world: World,
  home: Workspace,
  arrival: Arrival = {},
): Promise<{ threadId: string; mailId: string }> {
  const { threadId = newId(), about, subject = 'Frage zur Wohnung', text = 'Ist sie noch frei?' } = arrival
  const from = arrival.from ?? { name: 'Ana Keller', address: 'ana@post.example' }
  return asSystem(world.services, home, async (ctx) => {
    await writeThreads(ctx, [
      {
        id: threadId,
        kind: about ?? null,
        contact: from,
        subject,
        preview: text,
        at: ctx.now,
        direction: 'in',
        needsReading: true,
        mails: 1,
        hasAttachments: false,
      },
    ])
    const mailId = newId()
    await ctx.db.insert(mailMessage).values({
      workspaceId: home.id,
      id: mailId,
      kind: 'incoming',
      state: 'received',
      direction: 'in',
      language: 'de',
      toAddress: 'post@quartier.example',
      toName: '',
      fromAddress: from.address,
      fromName: from.name,
      subject,
      bodyText: text,
      bodyHtml: `<p onclick="steal()">${text}</p><img src="https://spy.example/1.gif"><script>steal()</script>`,
      threadId,
      recordKind: about ?? null,
      recordId: about ? threadId : null,
      messageId: `<${mailId}@post.example>`,
      createdAt: ctx.now,
    })
    await markUnread(ctx.client, home.id, { news: [{ threadId, hasMail: true, hasBounce: false }] })
    return { threadId, mailId }
  })
}
