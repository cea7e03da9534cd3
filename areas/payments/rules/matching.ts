// Decides what an entry of a bank file pays. Only an exact reference books by itself; everything else waits for a
// person, with a suggestion where there is a good one.

import type { EntryProblem, ExpectedState } from './payment-states.ts'
import { isQrIban } from '#platform/rules/qr-bill/references.ts'

export interface Credit {
  /** Hundredths of the currency. */
  amount: number
  currency: string
  account: string
  /** QR-IBAN under which the bank collected it; empty for other accounts. */
  collectedFor: string
  reference: string
  debtorName: string
  text: string
  hasDetails: boolean
}

export interface Candidate {
  id: string
  account: string
  reference: string
  /** By `wordsOf`: a long file compares the same candidates with many entries. */
  debtorWords: readonly string[]
  open: number
  state: ExpectedState
  /** Amounts that a person recorded and no bank entry has confirmed yet. */
  recorded: readonly { bookingId: string; amount: number }[]
}

export type Decision =
  | { does: 'book'; expectedId: string }
  /** The money that a person recorded is now on the account. */
  | { does: 'confirm'; expectedId: string; bookingId: string }
  | { does: 'wait'; problem: EntryProblem; proposedId: string | null }

export const ownCurrency = 'CHF'

export function decide(credit: Credit, candidates: readonly Candidate[]): Decision {
  const exact = candidates.find(({ reference }) => reference === credit.reference)
  const wait = (problem: EntryProblem): Decision => ({
    does: 'wait',
    problem,
    proposedId: exact?.id ?? suggest(credit, candidates)?.id ?? null,
  })
  if (!credit.hasDetails) return wait('collective')
  if (credit.currency !== ownCurrency) return wait('currency')
  if (credit.reference === '') return wait('no_reference')
  if (!exact) return wait('unknown_reference')
  if (!isSameAccount(credit, exact)) return wait('other_account')
  const confirmed = exact.recorded.find(({ amount }) => amount === credit.amount)
  if (confirmed) return { does: 'confirm', expectedId: exact.id, bookingId: confirmed.bookingId }
  if (exact.state === 'ended') return wait('ended')
  if (credit.amount <= exact.open) return { does: 'book', expectedId: exact.id }
  if (exact.recorded.length > 0) return wait('recorded')
  return wait(exact.open === 0 ? 'double' : 'over')
}

/**
 * A QR-IBAN belongs to an account with another IBAN, which the file names; whether both belong together is known only
 * if the bank also names the QR-IBAN.
 */
function isSameAccount({ account, collectedFor }: Credit, candidate: Candidate): boolean {
  if (!isQrIban(candidate.account)) return candidate.account === account
  return collectedFor === '' || collectedFor === candidate.account || account === candidate.account
}

/** The only candidate that fits best: its reference in the message, or the open amount together with the name. */
export function suggest(credit: Credit, candidates: readonly Candidate[]): Candidate | null {
  if (credit.currency !== ownCurrency) return null
  const said = {
    amount: credit.amount,
    references: new Set(referencesIn(`${credit.reference} ${credit.text}`)),
    words: new Set(wordsOf(`${credit.debtorName} ${credit.text}`)),
  }
  const rated = candidates
    .filter(({ state }) => state === 'open' || state === 'partial')
    .map((candidate) => ({ candidate, points: pointsOf(said, candidate) }))
    .filter(({ points }) => points >= enough)
    .toSorted((a, b) => b.points - a.points)
  const [best, second] = rated
  return best && best.points !== second?.points ? best.candidate : null
}

const enough = 2

interface Said {
  amount: number
  references: ReadonlySet<string>
  words: ReadonlySet<string>
}

function pointsOf(said: Said, { reference, open, debtorWords }: Candidate): number {
  const hasName = debtorWords.length > 0 && debtorWords.every((word) => said.words.has(word))
  const hasPartOfName = debtorWords.some((word) => said.words.has(word))
  return (
    (said.references.has(reference) ? 4 : 0) + (open === said.amount ? 1 : 0) + (hasName ? 2 : hasPartOfName ? 1 : 0)
  )
}

/** References that somebody typed into the message, with or without spaces. */
export function referencesIn(text: string): string[] {
  const compact = text.toUpperCase().replaceAll(/(?<=[0-9RF])\s+(?=[0-9A-Z])/g, '')
  return [...compact.matchAll(/RF\d{2}[0-9A-Z]{1,21}|\d{27}/g)].map(([reference]) => reference)
}

/** Words of a name or message, without accents and titles; short words say too little. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2 && !['herr', 'frau', 'und', 'monsieur', 'madame'].includes(word))
