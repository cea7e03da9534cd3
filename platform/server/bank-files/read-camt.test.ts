// Bank files as banks write them: both messages, both versions, and what is refused.

import { describe, expect, it } from 'vitest'
import { readCamt } from './read-camt.ts'

const entry = (fields: string, details = '') => `<Ntry>${fields}${details}</Ntry>`
const usual = '<Amt Ccy="CHF">120.50</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2026-11-25</Dt></BookgDt>'
const booked = { '04': '<Sts>BOOK</Sts>', '08': '<Sts><Cd>BOOK</Cd></Sts>' }
const transaction = (party: string) => `<NtryDtls><TxDtls>
  <Refs><AcctSvcrRef>TX-1</AcctSvcrRef><EndToEndId>E2E &amp; 1</EndToEndId></Refs>
  <Amt Ccy="CHF">120.50</Amt><CdtDbtInd>CRDT</CdtDbtInd>
  <RltdPties>${party}<DbtrAcct><Id><IBAN>CH9300762011623852957</IBAN></Id></DbtrAcct></RltdPties>
  <RmtInf><Strd><CdtrRefInf><Ref>00 00000 00313 94714 30009 01705</Ref></CdtrRefInf><AddtlRmtInf>Miete</AddtlRmtInf></Strd></RmtInf>
</TxDtls></NtryDtls>`

const message = (entries: string, { name = 'camt.054', version = '08', page = '' } = {}) => {
  const [root, part] = name === 'camt.053' ? ['BkToCstmrStmt', 'Stmt'] : ['BkToCstmrDbtCdtNtfctn', 'Ntfctn']
  return `<?xml version="1.0" encoding="UTF-8"?><n:Document xmlns:n="urn:iso:std:iso:20022:tech:xsd:${name}.001.${version}">
    <n:${root}><n:GrpHdr>${page}</n:GrpHdr><n:${part}><Acct><Id><IBAN>CH9300762011623852957</IBAN></Id></Acct>${entries}</n:${part}></n:${root}></n:Document>`
}
const read = (xml: string, most = 100) => readCamt(new TextEncoder().encode(xml), most)

describe('a bank file', () => {
  it.each([
    ['camt.053', '04', '<Dbtr><Nm>Müller</Nm></Dbtr>'],
    ['camt.053', '08', '<Dbtr><Pty><Nm>Müller</Nm></Pty></Dbtr>'],
    ['camt.054', '04', '<Dbtr><Nm>Müller</Nm></Dbtr>'],
    ['camt.054', '08', '<Dbtr><Pty><Nm>Müller</Nm></Pty></Dbtr>'],
  ] as const)('%s .%s gives each transaction with its references', (name, version, party) => {
    const fields = `<NtryRef>CH4431999123000889012</NtryRef>${usual}${booked[version]}<AcctSvcrRef>E-1</AcctSvcrRef>`
    expect(read(message(entry(fields, transaction(party)), { name, version }))).toEqual({
      isLastPage: true,
      entries: [
        {
          message: name,
          account: 'CH9300762011623852957',
          collectedFor: 'CH4431999123000889012',
          entryReference: 'E-1',
          transactionReference: 'TX-1',
          hasDetails: true,
          bookedOn: '2026-11-25',
          amount: 12_050,
          currency: 'CHF',
          isCredit: true,
          isReversal: false,
          isBooked: true,
          debtorName: 'Müller',
          debtorAccount: 'CH9300762011623852957',
          reference: '000000000313947143000901705',
          endToEndId: 'E2E & 1',
          text: 'Miete',
        },
      ],
    })
  })

  it('keeps a collective entry without transactions as one, and reads reversals, debits and pending entries', () => {
    const rest = '<CdtDbtInd>DBIT</CdtDbtInd><ValDt><DtTm>2026-11-24T09:00:00</DtTm></ValDt>'
    const found = read(
      message(
        [
          entry(`${usual}${booked['08']}`, '<NtryDtls><Btch><NbOfTxs>3</NbOfTxs></Btch></NtryDtls>'),
          entry(`<Amt Ccy="EUR">5</Amt><RvslInd>true</RvslInd>${rest}${booked['08']}`),
          entry(`${usual}<Sts><Cd>PDNG</Cd></Sts>`),
        ].join(''),
      ),
    )
    expect(found).toMatchObject({
      entries: [
        { hasDetails: false, amount: 12_050 },
        { currency: 'EUR', amount: 500, isCredit: false, isReversal: true, bookedOn: '2026-11-24' },
        { isBooked: false },
      ],
    })
  })

  it('says that further pages follow', () => {
    const page = '<MsgPgntn><PgNb>1</PgNb><LastPgInd>false</LastPgInd></MsgPgntn>'
    expect(read(message('', { page }))).toEqual({ isLastPage: false, entries: [] })
  })

  it('is read in the encoding that it declares', () => {
    const xml = message(entry(`${usual}${booked['08']}`, transaction('<Dbtr><Pty><Nm>Müller</Nm></Pty></Dbtr>')))
    const latin = Buffer.from(xml.replace('UTF-8', 'ISO-8859-1'), 'latin1')
    expect(readCamt(latin, 100)).toMatchObject({ entries: [{ debtorName: 'Müller' }] })
    expect(readCamt(Buffer.from(xml, 'latin1'), 100)).toEqual({ problem: 'encoding' })
  })
})

describe('is refused:', () => {
  const whole = message(entry(`${usual}${booked['08']}`))
  it.each([
    ['a truncated file', whole.slice(0, -20), { problem: 'not-xml' }],
    ['a file that is no XML', 'IBAN;Betrag', { problem: 'not-xml' }],
    ['entities', whole.replace('<n:Document', '<!DOCTYPE a [<!ENTITY b "c">]><n:Document'), { problem: 'doctype' }],
    ['an intraday report', whole.replaceAll('BkToCstmrDbtCdtNtfctn', 'BkToCstmrAcctRpt'), { problem: 'intraday' }],
    ['an order', whole.replaceAll('BkToCstmrDbtCdtNtfctn', 'CstmrCdtTrfInitn'), { problem: 'not-camt' }],
    ['an entry without amount', whole.replace('120.50', 'viel'), { problem: 'entry', place: 1, element: 'Amt' }],
    ['a third decimal', whole.replace('120.50', '120.505'), { problem: 'entry', place: 1, element: 'Amt' }],
    ['no direction', whole.replace('CRDT', 'X'), { problem: 'entry', place: 1, element: 'CdtDbtInd' }],
    ['no day', whole.replace('2026-11-25', 'heute'), { problem: 'entry', place: 1, element: 'BookgDt' }],
    ['no account', whole.replace('CH9300762011623852957', ''), { problem: 'entry', place: 1, element: 'Acct' }],
  ])('%s', (_name, xml, problem) => {
    expect(read(xml)).toEqual(problem)
  })

  it('more entries than allowed', () => {
    expect(read(message(entry(`${usual}${booked['08']}`).repeat(3)), 2)).toEqual({ problem: 'too-many' })
  })
})
