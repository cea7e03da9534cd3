// Writes bank files for tests and the demo, after the Swiss Payment Standards: camt.053 and camt.054 in the versions
// .04 and .08.

export interface CamtPayment {
  /** In francs, or in the other currency. */
  amount: number
  currency?: string
  /** QR reference (27 digits), creditor reference (RF…), or empty. */
  reference?: string
  debtor?: string
  debtorAccount?: string
  text?: string
  endToEndId?: string
  transactionReference?: string
}

export interface CamtBooking {
  day: string
  /** The bank's reference of the entry. */
  servicerReference?: string
  /** Several make a collective entry. */
  payments: readonly CamtPayment[]
  isReversal?: boolean
  isDebit?: boolean
  isPending?: boolean
  /** Leaves out the transactions, as some statements do. */
  withoutDetails?: boolean
}

export interface CamtFile {
  message: 'camt.053' | 'camt.054'
  version: '04' | '08'
  account: string
  /** QR-IBAN under which the entries are collected. */
  collectedFor?: string
  bookings: readonly CamtBooking[]
  page?: { number: number; isLast: boolean }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const tag = (name: string, content: string) => (content === '' ? '' : `<${name}>${content}</${name}>`)
const amountTag = (francs: number, currency = 'CHF') => `<Amt Ccy="${currency}">${francs.toFixed(2)}</Amt>`

export function writeCamt(file: CamtFile): string {
  const { message, version, account, bookings, page = { number: 1, isLast: true } } = file
  const [root, part] = message === 'camt.053' ? ['BkToCstmrStmt', 'Stmt'] : ['BkToCstmrDbtCdtNtfctn', 'Ntfctn']
  const pages = `<MsgPgntn><PgNb>${page.number}</PgNb><LastPgInd>${page.isLast}</LastPgInd></MsgPgntn>`
  const head = `<GrpHdr><MsgId>MSG-${page.number}</MsgId><CreDtTm>2026-11-26T07:00:00</CreDtTm>${pages}</GrpHdr>`
  const entries = bookings.map((booking) => entryOf(file, booking)).join('\n')
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${message}.001.${version}">
<${root}>${head}<${part}><Id>ID-1</Id><CreDtTm>2026-11-26T07:00:00</CreDtTm><Acct><Id><IBAN>${account}</IBAN></Id></Acct>
${entries}
</${part}></${root}></Document>`
}

function entryOf({ version, collectedFor = '' }: CamtFile, booking: CamtBooking): string {
  const { day, servicerReference = '', payments, isReversal = false, isDebit = isReversal } = booking
  const sum = payments.reduce((total, { amount }) => total + Math.round(amount * 100), 0) / 100
  const status = booking.isPending ? 'PDNG' : 'BOOK'
  const direction = isDebit ? 'DBIT' : 'CRDT'
  const count = payments.length > 1 ? `<Btch><NbOfTxs>${payments.length}</NbOfTxs></Btch>` : ''
  const details = booking.withoutDetails
    ? count
    : count + payments.map((payment) => transactionOf(payment, { version, direction })).join('\n')
  return [
    '<Ntry>',
    tag('NtryRef', collectedFor),
    amountTag(sum, payments[0]?.currency),
    tag('CdtDbtInd', direction),
    tag('RvslInd', String(isReversal)),
    tag('Sts', version === '08' ? tag('Cd', status) : status),
    tag('BookgDt', tag('Dt', day)),
    tag('ValDt', tag('Dt', day)),
    tag('AcctSvcrRef', servicerReference),
    '<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>VCOM</SubFmlyCd></Fmly></Domn></BkTxCd>',
    tag('NtryDtls', details),
    '</Ntry>',
  ].join('')
}

function transactionOf(payment: CamtPayment, { version, direction }: { version: '04' | '08'; direction: string }) {
  const { reference = '', debtor = '', debtorAccount = '', text = '', transactionReference = '' } = payment
  const name = tag('Nm', escaped(debtor))
  const parties = tag('Dbtr', version === '08' ? tag('Pty', name) : name)
  const account = tag('DbtrAcct', tag('Id', tag('IBAN', debtorAccount)))
  const kind = /^\d/.test(reference) ? tag('Prtry', 'QRR') : tag('Cd', 'SCOR')
  const structured = reference
    ? tag('Strd', tag('CdtrRefInf', tag('Tp', tag('CdOrPrtry', kind)) + tag('Ref', reference)))
    : ''
  return tag(
    'TxDtls',
    [
      tag('Refs', tag('AcctSvcrRef', transactionReference) + tag('EndToEndId', payment.endToEndId ?? 'NOTPROVIDED')),
      amountTag(payment.amount, payment.currency),
      tag('CdtDbtInd', direction),
      tag('RltdPties', parties + account),
      tag('RmtInf', tag('Ustrd', escaped(text)) + structured),
    ].join(''),
  )
}
