// The calls of the communication area.

import { callBackMails } from '#platform/contract/call-back.ts'
import { writeTaskJob } from '#areas/tasks/server/public.ts'
import type { ServerArea } from '#platform/server/area.ts'
import { extend } from '#platform/server/extension-point.ts'
import { mainMenu } from '#platform/server/menu.ts'
import { fileRoute } from '#platform/server/http/file-route.ts'
import { undeliveredJob } from '#platform/server/mail/undelivered.ts'
import { unsubscribePath } from '#platform/server/mail/unsubscribing.ts'
import { rawPost, rawPostIn } from '#platform/server/http/raw-post.ts'
import { publicRoute, route } from '#platform/server/http/route.ts'
import { uploadRoute } from '#platform/server/http/upload-route.ts'
import { beginBulkMail, prepareBulkMail, previewBulkMail } from '../contract/bulk.ts'
import {
  getInbox,
  getMailboxes,
  getMailColleagues,
  getUnreadCount,
  getUnreadMessages,
  markMailRead,
  setMailState,
  setMailStates,
} from '../contract/inbox.ts'
import { getHeldMail, getHeldMailFile, getOutbox, releaseMails } from '../contract/outbox.ts'
import { getOriginalMail } from '../contract/feed-mail.ts'
import { fileAttachment, getFiling } from '../contract/filing.ts'
import {
  changeMail,
  findThreads,
  getDirectMail,
  getFeed,
  liftBounce,
  previewMail,
  removeMail,
  retryMail,
  saveDesk,
  sendAdultMail,
  sendDirectMail,
  sendTestMail,
  uploadAttachments,
  writeNote,
} from '../contract/thread.ts'
import {
  cancelLetter,
  confirmPrinted,
  discardBatch,
  getLetter,
  getLetterPdf,
  getLetters,
  getPrintBatch,
  getPrintBatchPdf,
  printLetters,
  readdressLetter,
  sendAsLetter,
  sendLetterByMail,
} from '../contract/letters.ts'
import { getUnsubscribing, setUnsubscribing } from '../contract/unsubscribing.ts'
import { callBackOwn } from './calling-back.ts'
import { attachmentRules, keepAttachment } from './attachments.ts'
import { previewBulk, writeBulkMails } from './bulk-writing.ts'
import { beginForView, prepareForView } from './bulk.ts'
import { readColleagues } from './colleagues.ts'
import { keepDesk } from './desk.ts'
import { readFeed } from './feed.ts'
import { fileAway, readFiling } from './filing.ts'
import { readInbox } from './inbox-list.ts'
import { drawBatch } from './letters/batch-drawing.ts'
import { letBatchGo, markPrinted } from './letters/batch-end.ts'
import { beginBatch, drawLettersJob, readBatch, serveBatch } from './letters/batches.ts'
import { callBackLetter, mailInstead, readdress, serveLetter, writeOnPaper } from './letters/letter-deeds.ts'
import { readLetter, readLetters } from './letters/letter-list.ts'
import { removeOrCallBack, rewriteOrMove, sendOnceMore, trustAddressAgain } from './mail-deeds.ts'
import { takeFromProvider, inboundLimits, inboundPath } from './incoming/webhook.ts'
import { readMailbox } from './incoming/mailbox.ts'
import { serveOriginal } from './incoming/originals.ts'
import { readMailboxes } from './mailboxes.ts'
import { changeUnsubscribing, readUnsubscribing, unsubscribeByOneClick } from './unsubscribing.ts'
import { readHeldMail, readOutbox, releaseHeld, serveHeldMail } from './outbox.ts'
import { searchRecords } from './record-threads.ts'
import { tellOfUndelivered } from './telling.ts'
import { changeMailState, changeMailStates, openThread, readUnreadCount, readUnreadMessages } from './thread-deeds.ts'
import { addNote, beginDirectMail, previewDirectMail, writeDirectMail, writeTestMail, writeToAdult } from './writing.ts'

const reads = 'shared_communication'

export const communication: ServerArea = {
  name: 'communication',
  open(doors) {
    route(doors, getOutbox, reads, readOutbox)
    route(doors, getHeldMail, reads, readHeldMail)
    fileRoute(doors, getHeldMailFile, reads, serveHeldMail)
    route(doors, releaseMails, reads, releaseHeld)

    route(doors, getUnreadCount, reads, readUnreadCount)
    route(doors, getUnreadMessages, reads, readUnreadMessages)
    route(doors, findThreads, reads, searchRecords)
    route(doors, getInbox, reads, readInbox)
    route(doors, getMailboxes, reads, readMailboxes)
    route(doors, getMailColleagues, reads, readColleagues)
    route(doors, setMailStates, reads, changeMailStates)

    route(doors, getFeed, reads, readFeed)
    route(doors, setMailState, reads, changeMailState)
    route(doors, markMailRead, reads, openThread)
    route(doors, getDirectMail, reads, beginDirectMail)
    route(doors, sendDirectMail, reads, writeDirectMail)
    route(doors, previewMail, reads, previewDirectMail)
    route(doors, sendTestMail, reads, writeTestMail)
    route(doors, sendAdultMail, reads, writeToAdult)
    route(doors, saveDesk, reads, keepDesk)
    route(doors, writeNote, reads, addNote)
    route(doors, changeMail, reads, rewriteOrMove)
    route(doors, removeMail, reads, removeOrCallBack)
    route(doors, retryMail, reads, sendOnceMore)
    fileRoute(doors, getOriginalMail, reads, serveOriginal)
    route(doors, callBackMails, 'permit', callBackOwn)
    route(doors, liftBounce, reads, trustAddressAgain)
    route(doors, getFiling, 'applications_write', readFiling)
    route(doors, fileAttachment, 'applications_write', fileAway)
    uploadRoute(doors, uploadAttachments, { permission: reads, rules: attachmentRules }, keepAttachment)

    route(doors, getLetters, reads, readLetters)
    route(doors, getLetter, reads, readLetter)
    fileRoute(doors, getLetterPdf, reads, serveLetter)
    route(doors, printLetters, reads, beginBatch)
    route(doors, getPrintBatch, reads, readBatch)
    fileRoute(doors, getPrintBatchPdf, reads, serveBatch)
    route(doors, confirmPrinted, reads, markPrinted)
    route(doors, discardBatch, reads, letBatchGo)
    route(doors, cancelLetter, reads, callBackLetter)
    route(doors, sendLetterByMail, reads, mailInstead)
    route(doors, readdressLetter, reads, readdress)
    route(doors, sendAsLetter, reads, writeOnPaper)

    route(doors, beginBulkMail, reads, beginForView)
    route(doors, prepareBulkMail, reads, prepareForView)
    route(doors, previewBulkMail, reads, previewBulk)

    publicRoute(doors, getUnsubscribing, readUnsubscribing)
    publicRoute(doors, setUnsubscribing, changeUnsubscribing, { perMinute: 60 })
    rawPostIn(doors, unsubscribePath, { bodyLimit: 10_000, perMinute: 240 }, unsubscribeByOneClick)
    rawPost(doors, inboundPath, inboundLimits, (post) => takeFromProvider(doors, post))
  },
  beside({ house, workspaces }) {
    const { imap } = house.config
    const mailbox = imap && readMailbox({ house, workspaces }, imap)
    return async () => mailbox?.stop()
  },
  jobs: { [writeTaskJob]: writeBulkMails, [drawLettersJob]: drawBatch, [undeliveredJob]: tellOfUndelivered },
  extensions: [
    extend(mainMenu, {
      order: 1100,
      key: 'communication',
      icon: 'mail',
      path: '/communication',
      permission: 'shared_communication',
    }),
  ],
}
