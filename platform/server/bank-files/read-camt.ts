// Reads one camt.053 or camt.054 message. Elements are found by their local names, so that the versions .04 and .08
// are read alike. A file that is not whole gives a problem and no entries.

import { XMLParser, XMLValidator } from 'fast-xml-parser'
import type { CamtDocument, CamtEntry, CamtProblem } from './camt-entry.ts'
import { decodeXml } from './decode-xml.ts'
import { entriesOf, EntryProblem } from './read-entry.ts'
import { elementAt, elementsAt, textAt } from './xml-node.ts'

const parser = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  // References keep their leading zeros.
  parseTagValue: false,
  parseAttributeValue: false,
  // Numeric character references, such as &#228;.
  htmlEntities: true,
})

const messages = [
  { root: 'BkToCstmrStmt', part: 'Stmt', message: 'camt.053' },
  { root: 'BkToCstmrDbtCdtNtfctn', part: 'Ntfctn', message: 'camt.054' },
] as const

/** `most`: number of entries that may still be read. */
export function readCamt(content: Uint8Array, most: number): CamtDocument | CamtProblem {
  const xml = decodeXml(content)
  if (xml === null) return { problem: 'encoding' }
  // Entities could expand to any size; no bank declares any.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) return { problem: 'doctype' }
  const tree = parse(xml)
  if (tree === null) return { problem: 'not-xml' }
  const document = elementAt(tree, 'Document')
  if (elementAt(document, 'BkToCstmrAcctRpt') !== undefined) return { problem: 'intraday' }
  const found = messages.find(({ root }) => elementAt(document, root) !== undefined)
  if (!found) return { problem: 'not-camt' }
  const body = elementAt(document, found.root)
  const entries: CamtEntry[] = []
  try {
    for (const part of elementsAt(body, found.part)) {
      for (const entry of entriesOf(part, { message: found.message, before: entries.length })) {
        entries.push(entry)
        if (entries.length > most) return { problem: 'too-many' }
      }
    }
  } catch (error) {
    if (error instanceof EntryProblem) return { problem: 'entry', place: error.place, element: error.element }
    throw error
  }
  return { isLastPage: textAt(body, 'GrpHdr', 'MsgPgntn', 'LastPgInd') !== 'false', entries }
}

/** Null if the XML is not well-formed. The parser alone accepts text that is no XML. */
function parse(xml: string): unknown {
  try {
    return XMLValidator.validate(xml) === true ? parser.parse(xml) : null
  } catch {
    return null
  }
}
