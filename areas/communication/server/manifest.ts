// Registers the endpoints of the communication area.

import { writeTaskJob } from '#areas/tasks/server/public.ts'
import { notificationGroups, notificationKinds } from '#areas/users/server/public.ts'
import type { ServerArea } from '#platform/server/area.ts'
import { extend } from '#platform/server/extension-point.ts'
import { homeLines } from '#platform/server/home-lines.ts'
import { mainMenu } from '#platform/server/menu.ts'
import { mailLines } from './inbox/home-lines.ts'
import { undeliveredJob } from '#platform/server/mail/undelivered.ts'
import { unsubscribePath } from '#platform/server/mail/unsubscribing.ts'
import { rawPost, rawPostIn } from '#platform/server/http/raw-post.ts'
import { writeBulkMails } from './bulk/bulk-writing.ts'
import { drawBatch } from './letters/batch-drawing.ts'
import { drawLettersJob } from './letters/batches.ts'
import { takeFromProvider, inboundLimits, inboundPath } from './incoming/webhook.ts'
import { readMailbox } from './incoming/mailbox.ts'
import { unsubscribeByOneClick } from './bulk/unsubscribing.ts'
import { tellOfUndelivered } from './inbox/telling.ts'
import * as notifications from './notifications.ts'
import * as outbox from './inbox/outbox.ts'
import * as threadActions from './inbox/thread-actions.ts'
import * as recordThreads from './record-threads.ts'
import * as inboxList from './inbox/inbox-list.ts'
import * as mailboxes from './inbox/mailboxes.ts'
import * as colleagues from './inbox/colleagues.ts'
import * as feed from './feed.ts'
import * as writing from './writing/writing.ts'
import * as desk from './inbox/desk.ts'
import * as mailActions from './inbox/mail-actions.ts'
import * as originals from './incoming/originals.ts'
import * as callingBack from './inbox/calling-back.ts'
import * as filing from './inbox/filing.ts'
import * as attachments from './writing/attachments.ts'
import * as letterList from './letters/letter-list.ts'
import * as letterActions from './letters/letter-actions.ts'
import * as batches from './letters/batches.ts'
import * as batchEnd from './letters/batch-end.ts'
import * as bulk from './bulk/bulk.ts'
import * as bulkWriting from './bulk/bulk-writing.ts'
import * as unsubscribing from './bulk/unsubscribing.ts'

export const communication: ServerArea = {
  name: 'communication',
  handlers: [
    outbox,
    threadActions,
    recordThreads,
    inboxList,
    mailboxes,
    colleagues,
    feed,
    writing,
    desk,
    mailActions,
    originals,
    callingBack,
    filing,
    attachments,
    letterList,
    letterActions,
    batches,
    batchEnd,
    bulk,
    bulkWriting,
    unsubscribing,
  ],
  open(router) {
    rawPostIn(router, unsubscribePath, { bodyLimit: 10_000, perMinute: 240 }, unsubscribeByOneClick)
    rawPost(router, inboundPath, inboundLimits, (post) => takeFromProvider(router, post))
  },
  backgroundServices({ services, workspaces }) {
    const { imap } = services.config
    const mailbox = imap && readMailbox({ services, workspaces }, imap)
    return async () => mailbox?.stop()
  },
  jobs: { [writeTaskJob]: writeBulkMails, [drawLettersJob]: drawBatch, [undeliveredJob]: tellOfUndelivered },
  extensions: [
    extend(notificationGroups, notifications.groups),
    extend(notificationKinds, notifications.kinds),
    ...mailLines.map((line) => extend(homeLines, line)),
    extend(mainMenu, {
      order: 1100,
      key: 'communication',
      icon: 'mail',
      path: '/communication',
      permission: 'shared_communication',
    }),
  ],
}
