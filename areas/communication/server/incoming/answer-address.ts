// Finds the receiver of a reply, who is not always the sender: portals and contact forms name the person in Reply-To,
// mailing lists that rewrite From name the author in other header fields.

import { mailboxesIn, type Mailbox } from './mime/encoded-words.ts'
import { noReply, type Described } from './nature.ts'

interface Sent extends Pick<Described, 'header' | 'recipients'> {
  from: Mailbox
}

const rewritten = ['x-original-from', 'x-original-sender']

/**
 * Possible receivers of a reply except From, best first. May contain our own addresses: detecting those requires the
 * database.
 */
export function answerCandidates({ header, recipients, from }: Sent): Mailbox[] {
  const listed = header('list-post').flatMap((value) => /mailto:([^>?\s]+)/i.exec(value)?.[1]?.toLowerCase() ?? [])
  // Without this check, a reply to a list that sets Reply-To to itself would go to the list instead of the author.
  const elsewhere = new Set([from.address.toLowerCase(), ...recipients, ...listed])
  return [...rewritten, 'reply-to']
    .flatMap((name) =>
      header(name)
        .slice(0, 2)
        .flatMap((value) => mailboxesIn(value.slice(0, longestField))),
    )
    .filter(({ address }) => isAddress.test(address) && !elsewhere.has(address.toLowerCase()) && !noReply.test(address))
    .map(({ name, address }) => ({ name: name || nameWithoutList(from.name), address }))
    .slice(0, 5)
}

const longestField = 2_000
const isAddress = /^[^\s@<>,;]+@[^\s@<>,;]+$/

/** «'Vreni Verein' via Vermietung» */
const nameWithoutList = (name: string): string => /^['"]?(.+?)['"]?\s+via\s+.+$/i.exec(name)?.[1] ?? ''
