// The inbox of the demo story: recent replies of households, a stranger's mail, a bounced mail, and unread marks.
// Threads are created by the product's own code.

import { createHash } from 'node:crypto'
import { retellThreads, writeThreads, type ThreadNews } from '#platform/server/mail/threads.ts'
import { mailAttachment, mailMessage } from '#platform/server/mail/tables.ts'
import { keepBounces } from '#platform/server/mail/bounces.ts'
import { markUnread } from '#platform/server/mail/unread.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import type { Language } from '#platform/rules/project-type.ts'
import type { Context } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import { daysBefore, idAt } from '#platform/server/demo/dates.ts'
import { insertRows } from '#platform/server/demo/insert-rows.ts'
import { paperNames, printPaper } from './print-paper.ts'

type Mail = typeof mailMessage.$inferInsert

interface Words {
  subject: string
  text: string
}

const replies: Record<Language, readonly Words[]> = {
  de: [
    {
      subject: 'Besichtigung am Samstag?',
      text: 'Guten Tag\n\nWir möchten die Wohnung gern noch einmal am Samstag anschauen. Wäre das zwischen 10 und 12 Uhr möglich?\n\nFreundliche Grüsse',
    },
    {
      subject: paperNames.de.copy_of_id,
      text: 'Guten Tag\n\nDie Kopie meines Ausweises liegt bei. Fehlt sonst noch etwas?\n\nFreundliche Grüsse',
    },
    {
      subject: 'Frage zum Parkplatz',
      text: 'Guten Tag\n\nGibt es zu der Wohnung auch einen Platz in der Einstellhalle, und was kostet er?\n\nBesten Dank',
    },
    {
      subject: 'Einzug eine Woche früher',
      text: 'Guten Tag\n\nUnsere jetzige Wohnung ist schon eine Woche früher abgegeben. Könnten wir entsprechend früher einziehen?\n\nFreundliche Grüsse',
    },
    {
      subject: 'Neue Telefonnummer',
      text: 'Guten Tag\n\nIch bin ab sofort unter einer neuen Nummer erreichbar, sie steht im Formular.\n\nFreundliche Grüsse',
    },
  ],
  fr: [
    {
      subject: 'Visite samedi\u00a0?',
      text: 'Bonjour\n\nNous aimerions revoir l’appartement samedi. Serait-ce possible entre 10 et 12 heures\u00a0?\n\nMeilleures salutations',
    },
    {
      subject: paperNames.fr.copy_of_id,
      text: 'Bonjour\n\nVous trouverez ci-joint la copie de ma pièce d’identité. Manque-t-il encore quelque chose\u00a0?\n\nMeilleures salutations',
    },
    {
      subject: 'Place de parc',
      text: 'Bonjour\n\nY a-t-il une place dans le parking souterrain pour cet appartement, et à quel prix\u00a0?\n\nMerci d’avance',
    },
  ],
}

const strangers: Record<Language, Words & { name: string; address: string }> = {
  de: {
    name: 'Beat Rüegg',
    address: 'beat.ruegg@nachbar.example',
    subject: 'Velo im Treppenhaus',
    text: 'Guten Tag\n\nSeit letzter Woche steht ein fremdes Velo vor dem Veloraum. Wer kümmert sich darum?\n\nFreundliche Grüsse\nBeat Rüegg',
  },
  fr: {
    name: 'Odile Rochat',
    address: 'odile.rochat@voisine.example',
    subject: 'Lumière de la cage d’escalier',
    text: 'Bonjour\n\nLa lumière du deuxième étage ne s’éteint plus. Qui s’en occupe\u00a0?\n\nMeilleures salutations\nOdile Rochat',
  },
}

const gone = '550 5.1.1 The email account that you tried to reach does not exist'

const answering = 9
const unreadOf = 4

/** Call after the letters of the story are inserted. */
export async function answerLetters(ctx: Context, letters: readonly Mail[]): Promise<void> {
  if (letters.length === 0) return
  await thread(ctx, letters)
  const answered = newestByRecord(letters).slice(0, answering)
  const arrived: Mail[] = answered.map((letter, index) => replyTo(ctx, letter, index))
  await arrive(ctx, arrived)
  for (const mail of arrived) {
    if (mail.subject === paperNames[mail.language].copy_of_id) await attachPaper(ctx, mail)
  }
  const language = ctx.workspace.languages[0] ?? 'de'
  await arrive(ctx, [fromStranger(ctx, strangers[language])])
  const [lost] = newestByRecord(letters).slice(answering)
  if (lost) await lose(ctx, lost)
  await leaveUnread(ctx, arrived.slice(0, unreadOf))
}

/** The newest letter of each household, newest first. */
function newestByRecord(letters: readonly Mail[]): Mail[] {
  const newest = new Map<string, Mail>()
  for (const letter of letters) {
    const known = newest.get(letter.recordId ?? '')
    if (!known || known.createdAt < letter.createdAt) newest.set(letter.recordId ?? '', letter)
  }
  return [...newest.values()].toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
}

async function thread(ctx: Context, mails: readonly Mail[]): Promise<void> {
  const byThread = new Map<string, Mail[]>()
  for (const mail of mails) {
    const id = mail.threadId ?? mail.recordId ?? ''
    byThread.set(id, [...(byThread.get(id) ?? []), mail])
  }
  const news = [...byThread].map(([id, all]): ThreadNews => {
    const last = all.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime()).at(-1)
    const isIn = last?.direction === 'in'
    return {
      id,
      kind: last?.recordKind ?? null,
      contact: { name: last?.fromName ?? last?.toName ?? '', address: last?.fromAddress ?? last?.toAddress ?? '' },
      subject: last?.subject ?? '',
      preview: '',
      at: last?.createdAt ?? ctx.now,
      direction: isIn ? 'in' : 'out',
      needsReading: true,
      mails: all.length,
      hasAttachments: false,
    }
  })
  const threads = await writeThreads(ctx, news)
  await ctx.client.query(
    `update mail_message set thread_id = record_id
     where workspace_id = $1 and thread_id is null and record_id = any($2)`,
    [ctx.workspace.id, [...threads]],
  )
  await retellThreads(ctx, [...threads])
}

function replyTo(ctx: Context, letter: Mail, place: number): Mail {
  const words = replies[letter.language][place % replies[letter.language].length]
  // A random time between the letter and now.
  const written = letter.createdAt.getTime()
  const at = new Date(written + (ctx.now.getTime() - written) * (0.9 - 0.07 * place))
  return incoming(ctx, {
    at,
    from: { name: letter.toName, address: letter.toAddress },
    words: { subject: words?.subject ?? letter.subject, text: `${words?.text ?? ''}\n${letter.toName}` },
    language: letter.language,
    threadId: letter.recordId ?? newId(),
    recordId: letter.recordId ?? null,
    inReplyTo: letter.messageId,
  })
}

const fromStranger = (ctx: Context, { name, address, ...words }: Words & { name: string; address: string }): Mail =>
  incoming(ctx, {
    at: daysBefore(ctx.now, 0.3),
    from: { name, address },
    words,
    language: ctx.workspace.languages[0] ?? 'de',
    threadId: newId(),
    recordId: null,
    inReplyTo: null,
  })

interface Incoming {
  at: Date
  from: { name: string; address: string }
  words: Words
  language: Language
  threadId: string
  recordId: string | null
  inReplyTo: string | null
}

function incoming(ctx: Context, { at, from, words, language, threadId, recordId, inReplyTo }: Incoming): Mail {
  const id = idAt(at)
  return {
    workspaceId: ctx.workspace.id,
    id,
    kind: 'incoming',
    state: 'received',
    direction: 'in',
    language,
    toAddress: `post@${ctx.workspace.slug}.example`,
    toName: ctx.workspace.name,
    fromAddress: from.address,
    fromName: from.name,
    subject: words.subject,
    bodyText: words.text,
    bodyHtml: words.text
      .split('\n\n')
      .map((part) => `<p>${part.replaceAll('\n', '<br>')}</p>`)
      .join(''),
    threadId,
    recordKind: recordId && 'application',
    recordId,
    inReplyTo,
    messageId: `<${id}@${from.address.split('@')[1] ?? 'post.example'}>`,
    createdAt: at,
  }
}

async function arrive(ctx: Context, mails: readonly Mail[]): Promise<void> {
  await thread(ctx, mails)
  await insertRows(ctx.client, mailMessage, mails)
  await retellThreads(
    ctx,
    mails.flatMap(({ threadId }) => threadId ?? []),
  )
}

/** Attaches a document that waits to be filed for the household. */
async function attachPaper(ctx: Context, mail: Mail): Promise<void> {
  const content = await printPaper('copy_of_id', mail.language)
  const id = newId()
  const { id: workspaceId } = ctx.workspace
  const storageKey = `${workspaceId}/${id}`
  await ctx.services.files.put(storageKey, content)
  await insertRows(ctx.client, storedFile, [
    {
      workspaceId,
      id,
      storageKey,
      name: `${paperNames[mail.language].copy_of_id}.pdf`,
      contentType: 'application/pdf',
      size: content.length,
      sha256: createHash('sha256').update(content).digest(),
      ownerKind: 'mail',
      ownerId: mail.id,
      createdAt: mail.createdAt,
    },
  ])
  await insertRows(ctx.client, mailAttachment, [{ workspaceId, mailId: mail.id, fileId: id, position: 0 }])
  await retellThreads(ctx, mail.threadId ? [mail.threadId] : [])
}

/** Bounces the mail: the address does not exist, which the thread shows, and no more mails are sent to it. */
async function lose(ctx: Context, { id }: Mail): Promise<void> {
  const at = daysBefore(ctx.now, 0.5)
  await keepBounces(ctx.client, ctx.workspace.id, [{ mailId: id, class: 'hard', code: '5.1.1', words: gone, at }])
}

async function leaveUnread(ctx: Context, mails: readonly Mail[]): Promise<void> {
  const threads = mails.flatMap(({ threadId }) => threadId ?? [])
  await markUnread(ctx.client, ctx.workspace.id, {
    news: threads.map((threadId) => ({ threadId, hasMail: true, hasBounce: false })),
  })
}
