// Reads the transactions of one account's entries.

import { isQrIban } from '../../rules/qr-bill/references.ts'
import type { CamtEntry } from './camt-entry.ts'
import { elementAt, elementsAt, textAt } from './xml-node.ts'

/** An element that is missing or has no readable value. */
export class EntryProblem extends Error {
  readonly place: number
  readonly element: string

  constructor(place: number, element: string) {
    super(`entry ${place}: ${element}`)
    this.place = place
    this.element = element
  }
}

interface Place {
  message: CamtEntry['message']
  /** Number of transactions in front. */
  before: number
}

export function* entriesOf(part: unknown, { message, before }: Place): Generator<CamtEntry> {
  const account = textAt(part, 'Acct', 'Id', 'IBAN') || textAt(part, 'Acct', 'Id', 'Othr', 'Id')
  let place = before
  for (const entry of elementsAt(part, 'Ntry')) {
    place += 1
    const transactions = elementsAt(entry, 'NtryDtls').flatMap((details) => elementsAt(details, 'TxDtls'))
    const shared = { message, account: account || missing(place, 'Acct'), ...readShared(entry, place) }
    if (transactions.length === 0) yield { ...shared, ...withoutDetails(entry) }
    else yield* readTransactions(transactions, { shared, place })
  }
}

type Shared = ReturnType<typeof readShared> & Pick<CamtEntry, 'message' | 'account'>

function readShared(entry: unknown, place: number) {
  const number = textAt(entry, 'NtryRef').replaceAll(' ', '')
  const status = textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts')
  return {
    collectedFor: isQrIban(number) ? number : '',
    entryReference: textAt(entry, 'AcctSvcrRef'),
    bookedOn: dayOf(entry) ?? missing(place, 'BookgDt'),
    ...readAmount(elementAt(entry, 'Amt'), place),
    isCredit: readDirection(textAt(entry, 'CdtDbtInd'), place),
    isReversal: textAt(entry, 'RvslInd') === 'true' || textAt(entry, 'RvslInd') === '1',
    isBooked: status === '' ? missing(place, 'Sts') : status === 'BOOK',
  }
}

const withoutDetails = (entry: unknown) => ({
  transactionReference: '',
  hasDetails: false,
  debtorName: '',
  debtorAccount: '',
  reference: '',
  endToEndId: '',
  text: textAt(entry, 'AddtlNtryInf'),
})

/** A transaction without an amount has that of its entry, if it is the only one. */
function* readTransactions(transactions: readonly unknown[], { shared, place }: { shared: Shared; place: number }) {
  for (const transaction of transactions) {
    const own = elementAt(transaction, 'Amt') ?? elementAt(transaction, 'AmtDtls', 'TxAmt', 'Amt')
    if (own === undefined && transactions.length > 1) missing(place, 'TxDtls/Amt')
    const direction = textAt(transaction, 'CdtDbtInd')
    yield {
      ...shared,
      ...(own !== undefined && readAmount(own, place)),
      ...(direction && { isCredit: readDirection(direction, place) }),
      transactionReference: textAt(transaction, 'Refs', 'AcctSvcrRef'),
      hasDetails: true,
      ...readParties(transaction),
      ...readRemittance(transaction),
      endToEndId: withoutNothing(textAt(transaction, 'Refs', 'EndToEndId')),
    }
  }
}

/** Version .08 has the name one level deeper than .04. */
function readParties(transaction: unknown) {
  const parties = elementAt(transaction, 'RltdPties')
  const nameOf = (role: string) => textAt(parties, role, 'Pty', 'Nm') || textAt(parties, role, 'Nm')
  return {
    debtorName: nameOf('UltmtDbtr') || nameOf('Dbtr'),
    debtorAccount: textAt(parties, 'DbtrAcct', 'Id', 'IBAN') || textAt(parties, 'DbtrAcct', 'Id', 'Othr', 'Id'),
  }
}

function readRemittance(transaction: unknown) {
  const remittance = elementAt(transaction, 'RmtInf')
  const structured = elementsAt(remittance, 'Strd')
  const references = structured.map((one) => textAt(one, 'CdtrRefInf', 'Ref').replaceAll(/\s/g, '').toUpperCase())
  const texts = [
    ...elementsAt(remittance, 'Ustrd').map((one) => textAt(one)),
    ...structured.flatMap((one) => elementsAt(one, 'AddtlRmtInf').map((text) => textAt(text))),
  ]
  return { reference: references.find((one) => one !== '') ?? '', text: texts.filter(Boolean).join(' ') }
}

const withoutNothing = (id: string): string => (id === 'NOTPROVIDED' ? '' : id)

function readAmount(element: unknown, place: number): { amount: number; currency: string } {
  const [, whole, decimals = ''] = /^(\d{1,13})(?:\.(\d{1,5}))?$/.exec(textAt(element)) ?? []
  const currency = textAt(element, '@Ccy')
  if (whole === undefined || /[1-9]/.test(decimals.slice(2))) missing(place, 'Amt')
  if (!/^[A-Z]{3}$/.test(currency)) missing(place, 'Amt/@Ccy')
  return { amount: Number(whole) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0')), currency }
}

const readDirection = (text: string, place: number): boolean =>
  text === 'CRDT' || (text === 'DBIT' ? false : missing(place, 'CdtDbtInd'))

function dayOf(entry: unknown): string | undefined {
  const days = ['BookgDt', 'ValDt'].flatMap((name) => [textAt(entry, name, 'Dt'), textAt(entry, name, 'DtTm')])
  return days.map((day) => day.slice(0, 10)).find((day) => /^\d{4}-\d{2}-\d{2}$/.test(day))
}

function missing(place: number, element: string): never {
  throw new EntryProblem(place, element)
}
